import { type ReactNode, useRef, useState } from 'react'
import { serverNow } from '../../../kit/api/server-clock.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Notice } from '../../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { ChatCalls } from '../core/chat-calls.ts'
import type { Conversation, ConversationState } from '../core/chat-state.ts'
import { dayOf, listRows, type MessageRow } from '../text/list-rows.ts'
import { useFollowEnd } from './hooks/use-follow-end.ts'
import { useReadReceipt } from './hooks/use-read-receipt.ts'
import { MessageItem } from './message-item.tsx'
import { TypingDots } from './typing-dots.tsx'

export interface MessageListProps {
  readonly conversation: Conversation
  readonly state: ConversationState
  readonly nameOf: (sender: string) => string
  /** Names of the participants who are typing. */
  readonly typing: readonly string[]
  readonly download: ChatCalls['download'] | undefined
  readonly below: ((sequence: number) => ReactNode) | undefined
  /** Row before all messages. */
  readonly greeting?: MessageRow | undefined
}

/** List of messages, the newest at the bottom. Older messages load when the user scrolls up to them. */
export function MessageList({
  conversation,
  state,
  nameOf,
  typing,
  download,
  below,
  greeting,
}: MessageListProps) {
  const t = useCopy()
  const [hasFailed, setFailed] = useState(false)
  const isLoading = useRef(false)
  const rows = listRows(state, greeting)
  const earlier = async () => {
    if (isLoading.current || !state.hasEarlier) return
    isLoading.current = true
    setFailed(false)
    await conversation.loadEarlier().catch(() => setFailed(true))
    isLoading.current = false
  }
  const { list, onScroll } = useFollowEnd({
    first: state.messages[0]?.sequence,
    last: rows.at(-1)?.key,
    writing: typing.length,
    onTop: () => void earlier(),
  })
  const end = useReadReceipt(conversation, state.messages.at(-1)?.sequence)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <section ref={list} className="chat-log" aria-label={t('chat.log')} tabIndex={0} onScroll={onScroll}>
      {state.hasEarlier && (
        <Button kind="quiet" onClick={() => void earlier()}>
          {t('chat.earlier')}
        </Button>
      )}
      {hasFailed && (
        <Notice kind="danger" role="alert">
          {t('chat.wrong')}
        </Notice>
      )}
      <ol className="chat-messages">
        {rows.map((row) =>
          row.kind === 'day' ? (
            <li key={row.key} className="chat-day small muted">
              <Day at={row.at} />
            </li>
          ) : (
            <MessageItem
              key={row.key}
              row={row}
              name={row.isOwn ? t('chat.you') : nameOf(row.sender)}
              onResend={conversation.resend}
              download={download}
              below={row.isOwn || row.sequence === undefined ? null : below?.(row.sequence)}
            />
          ),
        )}
      </ol>
      <div ref={end} />
      {typing.map((name) => (
        <TypingDots key={name} name={name} />
      ))}
    </section>
  )
}

function Day({ at }: { readonly at: string }) {
  const t = useCopy()
  const { locale } = useJourney()
  const now = new Date(serverNow())
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (dayOf(at) === dayOf(now)) return <>{t('chat.today')}</>
  if (dayOf(at) === dayOf(yesterday)) return <>{t('chat.yesterday')}</>
  return <>{new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(new Date(at))}</>
}
