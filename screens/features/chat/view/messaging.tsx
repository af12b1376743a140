import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../../../journey/live-region.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import type { ChatCalls } from '../core/chat-calls.ts'
import type { Conversation, ConversationState } from '../core/chat-state.ts'
import { countUnread } from '../core/count-unread.ts'
import type { MessageRow } from '../text/list-rows.ts'
import { Alerts } from './alerts.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'

export interface MessagingProps {
  readonly conversation: Conversation
  readonly state: ConversationState
  readonly isOpen: boolean
  readonly onUnread: (count: number) => void
  readonly nameOf: (sender: string) => string
  /** Who is there, or that nobody is so far. */
  readonly status: string
  /** Left out while no files can be sent. */
  readonly files?: Pick<ChatCalls, 'upload'> | undefined
  readonly download?: ChatCalls['download']
  /** Stands in place of the message box once the chat is over. */
  readonly end?: ReactNode
  readonly onEnd?: () => void
  /** Below a message of somebody else: what one can say about it. */
  readonly below?: (sequence: number) => ReactNode
  /** Stands before everything that was said. */
  readonly greeting?: MessageRow
}

/** Messages of a conversation, and the box to write in. */
export function Messaging(props: MessagingProps) {
  const t = useCopy()
  const { conversation, state, isOpen, onUnread, nameOf, status, end } = props
  useReading(props)
  const typing = state.typing.map(nameOf)
  useEffect(() => onUnread(isOpen ? 0 : countUnread(state)), [state, isOpen, onUnread])
  return (
    <>
      <p className="chat-status small muted">{status}</p>
      <MessageList
        conversation={conversation}
        state={state}
        nameOf={nameOf}
        typing={typing}
        download={props.download}
        below={props.below}
        greeting={props.greeting}
      />
      <Alerts state={state} hasEnded={end !== undefined} />
      {end ??
        (state.phase === 'read-only' ? (
          <Notice kind="warning" title={t('chat.invalid')} role="status">
            <p>{t('chat.invalid.signIn')}</p>
          </Notice>
        ) : (
          <Composer conversation={conversation} files={props.files} onEnd={props.onEnd} />
        ))}
    </>
  )
}

/** Notes what was seen as read, and says aloud what comes. */
function useReading({ conversation, state, isOpen, nameOf }: MessagingProps): void {
  const t = useCopy()
  const heard = useRef<number>(undefined)
  const last = state.messages.at(-1)
  const self = state.standing?.self
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is said once, when it comes
  useEffect(() => {
    if (!last) return
    if (isOpen && document.visibilityState === 'visible') conversation.markRead(last.sequence)
    const isNew = heard.current !== undefined && last.sequence > heard.current
    if (isNew && last.sender !== self)
      announce(t('chat.said', { name: nameOf(last.sender), text: last.text }))
    heard.current = last.sequence
  }, [last?.sequence, isOpen, state.phase])
}
