export interface Frozen {
  readonly shown: string | null
  readonly meant: string
  readonly at: string | undefined
}

declare global {
  interface Window {
    /** Texts that React changed in a node that the translator had taken away: the reader still sees the old words. */
    frozen: Frozen[]
  }
}

/**
 * Does to a page what a browser's translator does: replaces each text node by an element with the text, once the page
 * has loaded and after each change. It runs in the page.
 */
export function translate(): void {
  const seen = new WeakSet<Node>()
  const places = new WeakMap<Node, string>()
  window.frozen = []
  const watch = new MutationObserver((list) => {
    for (const { target, oldValue } of list)
      window.frozen.push({ shown: oldValue, meant: (target as Text).data, at: places.get(target) })
  })
  const wrap = (text: Text) => {
    const parent = text.parentElement
    if (seen.has(text) || !parent || !text.data.trim()) return
    if (parent.closest('script,style,noscript,textarea,svg,font,[translate=no]')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    const shown = document.createTextNode(text.data)
    seen.add(text).add(shown)
    inner.append(shown)
    outer.append(inner)
    places.set(text, `${parent.tagName.toLowerCase()}.${parent.className}`)
    text.replaceWith(outer)
    watch.observe(text, { characterData: true, characterDataOldValue: true })
  }
  const wrapAll = (root: Node) => {
    if (root instanceof Text) return wrap(root)
    if (!(root instanceof Element)) return
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(wrap)
  }
  addEventListener('load', () => {
    wrapAll(document.body)
    new MutationObserver((list) => {
      for (const { type, target, addedNodes } of list)
        if (type === 'characterData') wrap(target as Text)
        else addedNodes.forEach(wrapAll)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
