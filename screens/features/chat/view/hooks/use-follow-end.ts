import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** A list scrolled to within this many pixels of its end counts as being at its end. */
const nearEndPx = 48

interface FollowedList {
  /** Sequence number of the first loaded message. */
  readonly first: number | undefined
  /** Key of the last row. */
  readonly last: string | undefined
  /** Number of participants who are typing, each with a line at the end. */
  readonly writing: number
  /** Called when the user has scrolled up to the first message. */
  readonly onTop: () => void
}

/** Keeps a list of messages scrolled to its end if the user is there. Messages added above do not move the view. */
export function useFollowEnd({ first, last, writing, onTop }: FollowedList): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
} {
  const list = useRef<HTMLDivElement>(null)
  const fromEnd = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is kept when the first row changes
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    const kept = fromEnd.current <= nearEndPx ? 0 : fromEnd.current
    box.scrollTop = box.scrollHeight - box.clientHeight - kept
  }, [first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, for the last row
  useEffect(() => keepAtEnd(list.current, fromEnd.current), [last, writing])
  // A list that becomes narrower or lower would be left above its end.
  useEffect(() => {
    const box = list.current
    if (!box) return
    const observer = new ResizeObserver(() => keepAtEnd(box, fromEnd.current))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  const onScroll = () => {
    const box = list.current
    if (!box) return
    fromEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight
    if (box.scrollTop === 0) onTop()
  }
  return { list, onScroll }
}

/** Scrolls a list to its end if it was near its end before. */
function keepAtEnd(box: HTMLElement | null, fromEndPx: number): void {
  if (box && fromEndPx <= nearEndPx) box.scrollTop = box.scrollHeight
}
