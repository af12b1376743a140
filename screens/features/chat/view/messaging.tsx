import { type ReactNode, useEffect, useRef, useState } from 'react'
import { announce } from '../../../kit/journey/live-region.ts'
import { Notice } from '../../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { ChatCalls } from '../core/chat-calls.ts'
import type { Conversation, ConversationState } from '../core/chat-state.ts'
import { countUnread } from '../core/count-unread.ts'
import type { MessageRow } from '../text/list-rows.ts'
import { Alerts } from './alerts.tsx'
import { Composer } from './composer.tsx'
import { EndQuestion } from './end-question.tsx'
import { MessageList } from './message-list.tsx'

export interface MessagingProps {
  readonly conversation: Conversation
  readonly state: ConversationState
  readonly isOpen: boolean
  readonly onUnread: (count: number) => void
  readonly nameOf: (sender: string) => string
  /** Text about who has joined, or that no agent has joined yet. */
  readonly status: string
  /** Undefined while no files can be sent. */
  readonly files?: Pick<ChatCalls, 'upload'> | undefined
  readonly download?: ChatCalls['download']
  /** Content that replaces the message box after the end of the chat. */
  readonly end?: ReactNode
  readonly onEnd?: () => void
  /** Returns content below a message of another participant, such as feedback on it. */
  readonly below?: (sequence: number) => ReactNode
  /** Row before all messages. */
  readonly greeting?: MessageRow
}

/** Messages of a conversation, and the message box. */
export function Messaging(props: MessagingProps) {
  const t = useCopy()
  const { conversation, state, isOpen, onUnread, nameOf, status, end, onEnd } = props
  const [asksToEnd, setAsksToEnd] = useState(false)
  useAnnouncements(props)
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
        (state.isEnding ? (
          <Notice kind="info" role="status">
            {t('chat.ending')}
          </Notice>
        ) : state.phase === 'read-only' ? (
          <Notice kind="warning" title={t('chat.invalid')} role="status">
            <p>{t('chat.invalid.signIn')}</p>
          </Notice>
        ) : (
          <>
            {asksToEnd && onEnd && <EndQuestion onEnd={onEnd} onKeep={() => setAsksToEnd(false)} />}
            {/* Stays mounted: it has what is not sent yet. */}
            <Composer
              conversation={conversation}
              files={props.files}
              isHidden={asksToEnd}
              onEnd={onEnd && (() => setAsksToEnd(true))}
            />
          </>
        ))}
    </>
  )
}

/** Announces new messages to screen readers. */
function useAnnouncements({ state, nameOf }: MessagingProps): void {
  const t = useCopy()
  const heard = useRef<number>(undefined)
  const last = state.messages.at(-1)
  const self = state.standing?.self
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is said once, when it comes
  useEffect(() => {
    if (!last) return
    const isNew = heard.current !== undefined && last.sequence > heard.current
    if (isNew && last.sender !== self)
      announce(t('chat.said', { name: nameOf(last.sender), text: last.text || t('chat.odd') }))
    heard.current = last.sequence
  }, [last?.sequence])
}
