import { useEffect } from 'react'

/**
 * Moves the focus when the focused element is removed (a button that was replaced, a row that was deleted): to the notice
 * or the heading of the section that contained it, not to the beginning of the document. Code that moves the focus itself
 * has priority.
 */
export default function FocusKeeper() {
  useEffect(() => {
    let stood: readonly Element[] = []
    const arrive = ({ target }: FocusEvent) => {
      stood = target instanceof Element ? withAncestors(target) : []
    }
    // If the focus leaves an element that stays, the user did so deliberately. The removal of an element fires the same
    // event.
    const leave = () =>
      setTimeout(() => {
        if (isNowhere() && stood[0]?.isConnected) stood = []
      })
    const look = () => {
      if (stood[0] === undefined || stood[0].isConnected || !isNowhere()) return
      const left = stood.find(({ isConnected }) => isConnected)
      stood = []
      placeIn(left)?.focus()
    }
    const observer = new MutationObserver(() => setTimeout(look))
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', arrive)
    document.addEventListener('focusout', leave)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', arrive)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  return null
}

const isNowhere = (): boolean => document.activeElement === document.body

const withAncestors = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...withAncestors(element.parentElement)]

/** Returns the nearest notice or heading around the remaining ancestor. */
function placeIn(left: Element | null | undefined): HTMLElement | undefined {
  if (!left) return undefined
  const found =
    left.querySelector<HTMLElement>('.notice[role]') ?? left.querySelector<HTMLElement>('h1, h2, h3, legend')
  if (found === null) return placeIn(left.parentElement)
  found.tabIndex = -1
  return found
}
