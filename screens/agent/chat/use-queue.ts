import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatQueue } from '#generated/api'
import { call } from '../api/agent-call.ts'
import { chatsPath } from './chats-path.ts'

/** The queue is at most about so old. */
const everyMs = 2000

export interface Queue {
  readonly data: ChatQueue | undefined
  /** The server did not answer the last time. */
  readonly isStale: boolean
  readonly show: (queue: ChatQueue) => void
  readonly look: () => void
}

/** What waits and what is the agent's, asked again and again. It keeps them signed in only while they do something. */
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

/** Answers whether somebody pressed anything since it was last asked. */
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
