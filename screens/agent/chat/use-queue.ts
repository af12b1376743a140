import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatQueue } from '#generated/api'
import { call } from '../api/agent-call.ts'
import { chatsPath } from './chats-path.ts'

/** Milliseconds between polls: the age of the queue is about this at most. */
const everyMs = 2000

export interface Queue {
  readonly data: ChatQueue | undefined
  /** Whether the last poll failed. */
  readonly isStale: boolean
  readonly show: (queue: ChatQueue) => void
  readonly look: () => void
}

/**
 * Polls the queue: waiting conversations, and those of the agent. The polls keep the agent signed in only while they use
 * the page.
 */
export function useQueue(): Queue {
  const [data, show] = useState<ChatQueue>()
  const [isStale, setStale] = useState(false)
  const hasActed = useHasActed()
  const look = useCallback(
    () =>
      call<ChatQueue>(chatsPath, undefined, { isPoll: !hasActed() }).then(
        (queue) => {
          show(queue)
          setStale(false)
        },
        () => setStale(true),
      ),
    [hasActed],
  )
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), everyMs)
    return () => clearInterval(timer)
  }, [look])
  return { data, isStale, show, look: () => void look() }
}

/** Returns a function that reports whether the user pressed anything since its last call. */
function useHasActed(): () => boolean {
  const hasActed = useRef(true)
  useEffect(() => {
    const note = () => {
      hasActed.current = true
    }
    for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, note)
    return () => {
      for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, note)
    }
  }, [])
  return useCallback(() => {
    const was = hasActed.current
    hasActed.current = false
    return was
  }, [])
}
