import { useState } from 'react'
import type { ConversationState } from '../../features/chat/core/chat-state.ts'
import { listRows, type MessageRow } from '../../features/chat/text/list-rows.ts'
import { useFollowEnd } from '../../features/chat/view/hooks/use-follow-end.ts'
import { useReadReceipt } from '../../features/chat/view/hooks/use-read-receipt.ts'
import { LinkedWords } from '../../features/chat/view/linked-words.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { saveFile } from '../../kit/ui/save-file.ts'
import { dayOf, fileSize, say, timeOf } from '../wording.ts'
import type { OwnChat } from './open-own-chat.ts'

export interface MessageLogProps {
  readonly chat: OwnChat
  readonly state: ConversationState
  readonly nameOf: (sender: string) => string
}

/** List of messages, the newest at the bottom, with undelivered ones and who is typing. */
export function MessageLog({ chat, state, nameOf }: MessageLogProps) {
  const [hasFailed, setFailed] = useState(false)
  const rows = listRows(state)
  const typing = state.typing.map(nameOf)
  const earlier = () => {
    setFailed(false)
    if (state.hasEarlier) void chat.loadEarlier().catch(() => setFailed(true))
  }
  const { list, onScroll } = useFollowEnd({
    first: state.messages[0]?.sequence,
    last: rows.at(-1)?.key,
    writing: typing.length,
    onTop: earlier,
  })
  const end = useReadReceipt(chat, state.messages.at(-1)?.sequence)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <section ref={list} className="console-log" aria-label={say('chat.log')} tabIndex={0} onScroll={onScroll}>
      {state.hasEarlier && (
        <Button kind="quiet" onClick={earlier}>
          {say('chat.earlier')}
        </Button>
      )}
      {hasFailed && <p role="alert">{say('error.unexpected')}</p>}
      <ol className="console-messages">
        {rows.map((row) =>
          row.kind === 'day' ? (
            <li key={row.key} className="console-day small muted">
              {dayOf(row.at)}
            </li>
          ) : (
            <Message
              key={row.key}
              row={row}
              chat={chat}
              name={row.isOwn ? say('chat.you') : nameOf(row.sender)}
            />
          ),
        )}
      </ol>
      <div ref={end} />
      {typing.map((name) => (
        <p key={name} className="small muted">
          {say('chat.typing', { name })}
        </p>
      ))}
    </section>
  )
}

interface MessageProps {
  readonly row: MessageRow
  readonly chat: OwnChat
  readonly name: string
}

function Message({ row, chat, name }: MessageProps) {
  const { text, attachments, at, delivery } = row
  return (
    <li className="console-message" data-own={row.isOwn}>
      <div className="small muted">
        {name} <time dateTime={at}>{timeOf(at)}</time>
      </div>
      {text !== '' && (
        <p className="console-text">
          <LinkedWords text={text} hosts={new Set([window.location.host])} />
        </p>
      )}
      {attachments.map(({ id, name: file, size }) => (
        <Button
          key={id}
          onClick={() =>
            void chat.files.download(id).then(
              (blob) => saveFile(blob, file),
              () => undefined,
            )
          }
        >
          {file} <span className="small">{fileSize(size)}</span>
        </Button>
      ))}
      {delivery !== undefined && (
        <div className="small muted" data-delivery={delivery}>
          {say(`chat.delivery.${delivery}`)}
        </div>
      )}
      {delivery === 'refused' && (
        <Button kind="quiet" onClick={() => chat.resend(row.key.split(' ').at(-1) ?? '')}>
          {say('chat.resend')}
        </Button>
      )}
    </li>
  )
}
