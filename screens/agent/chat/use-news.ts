import { useEffect, useRef, useState } from 'react'
import { say } from '../wording.ts'
import type { OwnChat } from './open-own-chat.ts'

/** Returns the latest message of an applicant in any conversation, for screen readers. */
export function useNews(chats: readonly OwnChat[]): string {
  const [news, setNews] = useState('')
  const heard = useRef(new Map<string, number>())
  useEffect(() => {
    const stops = chats.map((chat) =>
      chat.subscribe(() => {
        const { messages, standing } = chat.get()
        const last = messages.at(-1)
        if (last === undefined) return
        const before = heard.current.get(chat.sid)
        heard.current.set(chat.sid, last.sequence)
        if (before !== undefined && last.sequence > before && last.sender !== standing?.self)
          setNews(say('chat.said', { name: chat.entry.name, text: last.text }))
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [chats])
  return news
}
