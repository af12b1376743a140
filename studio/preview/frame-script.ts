import type { FrameNews, FrameOrder } from '../api/preview.ts'

/** Header with the version of a document, which changes with what the product serves. */
export const versionHeader = 'x-studio-version'

/** Script of a framed document. It tells the studio what is pressed and shown, and loads the page again once an edit is served. */
export const frameScript = (studio: readonly string[]): string =>
  `(${inFrame})(${JSON.stringify(studio)}, ${JSON.stringify(versionHeader)})`

/** Runs in the frame, and so uses nothing from here. */
function inFrame(studio: readonly string[], header: string): void {
  const scrollKey = 'studio_scroll'
  let opensWords = true
  let path = ''
  const tell = (news: FrameNews) => {
    for (const origin of studio)
      if ((location.ancestorOrigins?.[0] ?? origin) === origin) parent.postMessage(news, origin)
  }
  const versionOf = async () =>
    (await fetch(location.href, { headers: { accept: 'text/html' } })).headers.get(header)
  const first = versionOf()

  async function loadWhenServed(): Promise<void> {
    const shown = await first
    for (const until = Date.now() + 5000; Date.now() < until; ) {
      if ((await versionOf()) !== shown) return location.reload()
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  }

  function restoreScroll(): void {
    const [at, y] = JSON.parse(sessionStorage.getItem(scrollKey) ?? '["", 0]') as [string, number]
    if (at !== location.pathname || y === 0) return
    const until = Date.now() + 5000
    const grown = new ResizeObserver(() => {
      scrollTo(0, y)
      if (Math.abs(scrollY - y) < 2 || Date.now() > until) grown.disconnect()
    })
    grown.observe(document.documentElement)
  }

  addEventListener('message', ({ data, origin }: MessageEvent<FrameOrder>) => {
    if (!studio.includes(origin)) return
    if (data.kind === 'pressing') opensWords = data.opensWords
    if (data.kind === 'changed') void loadWhenServed()
  })
  addEventListener('pagehide', () =>
    sessionStorage.setItem(scrollKey, JSON.stringify([location.pathname, scrollY])),
  )
  addEventListener(
    'click',
    (event) => {
      if (!opensWords || !(event.target instanceof Element)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // Text in bold or a link is part of the sentence around it.
      const part = event.target.closest('b,strong,em,a,abbr,span') ?? event.target
      const whole = part.matches('b,strong,em,abbr,span,p a') ? (part.parentElement ?? part) : part
      for (const each of [...new Set([event.target, whole])].reverse()) {
        const text = (each.textContent ?? '').replace(/\s+/g, ' ').trim()
        if (text !== '' && text.length < 600) return tell({ kind: 'pressed', text })
      }
    },
    true,
  )
  addEventListener('DOMContentLoaded', () => {
    restoreScroll()
    const look = () => {
      if (path === location.pathname) return
      path = location.pathname
      tell({ kind: 'at', path })
    }
    look()
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
}
