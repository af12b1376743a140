import { useId, useSyncExternalStore } from 'react'
import { countUnread } from '../../features/chat/core/count-unread.ts'
import { say } from '../wording.ts'
import type { OwnChat } from './open-own-chat.ts'

export interface OwnListProps {
  readonly chats: readonly OwnChat[]
  readonly shown: string | undefined
  readonly onShow: (sid: string) => void
}

/** List of the agent's conversations, with the number of unread messages. */
export function OwnList({ chats, shown, onShow }: OwnListProps) {
  const id = useId()
  return (
    <section className="console-own" aria-labelledby={id}>
      <h2 id={id}>{say('chat.own.title')}</h2>
      {chats.length === 0 && <p className="muted">{say('chat.own.none')}</p>}
      <ul className="console-list">
        {chats.map((chat) => (
          <li key={chat.sid}>
            <OwnItem chat={chat} isShown={chat.sid === shown} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OwnItemProps {
  readonly chat: OwnChat
  readonly isShown: boolean
  readonly onShow: (sid: string) => void
}

function OwnItem({ chat, isShown, onShow }: OwnItemProps) {
  const state = useSyncExternalStore(chat.subscribe, chat.get)
  const unread = countUnread(state)
  const last = state.messages.at(-1)
  return (
    <button
      type="button"
      className="console-item"
      aria-current={isShown || undefined}
      onClick={() => onShow(chat.sid)}
    >
      <span className="console-name">{chat.entry.name}</span>
      {unread > 0 && (
        <span
          className="console-unread"
          role="img"
          aria-label={say('chat.unread', { count: String(unread) })}
        >
          {unread}
        </span>
      )}
      <span className="console-last small muted">
        {state.phase === 'ended' ? say('chat.ended') : ((last?.text || last?.attachments[0]?.name) ?? '')}
      </span>
    </button>
  )
}
