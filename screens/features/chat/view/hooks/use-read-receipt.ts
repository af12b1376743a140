import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Conversation } from '../../core/chat-state.ts'

/**
 * Notes the last message as read once the end of the list is on the screen, also when its reader comes back to the window.
 * Returns the reference of the element at the end.
 */
export function useReadReceipt(
  chat: Pick<Conversation, 'get' | 'subscribe' | 'markRead'>,
  last: number | undefined,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const { phase } = useSyncExternalStore(chat.subscribe, chat.get)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that is back is told again
  useEffect(() => {
    const element = end.current
    if (element === null || last === undefined) return
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true && document.visibilityState === 'visible'
      if (isSeen) chat.markRead(last)
    })
    // An element that is observed anew is told of at once.
    const look = () => {
      observer.disconnect()
      observer.observe(element)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      observer.disconnect()
    }
  }, [chat, last, phase])
  return end
}
