import { type ReactNode, useMemo, useState } from 'react'
import type { ChatAttachment } from '#generated/api'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { saveFile } from '../../../kit/ui/save-file.ts'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { ChatCalls } from '../core/chat-calls.ts'
import { formatSize } from '../text/format-size.ts'
import type { MessageRow } from '../text/list-rows.ts'
import { linkHosts } from '../text/split-links.ts'
import { LinkedWords } from './linked-words.tsx'

export interface MessageItemProps {
  readonly row: MessageRow
  readonly name: string
  readonly onResend: (clientId: string) => void
  readonly download: ChatCalls['download'] | undefined
  readonly below: ReactNode
}

const states = {
  sending: 'chat.sending',
  sent: 'chat.sent',
  read: 'chat.read',
  refused: 'chat.notSent',
} as const

/** Message: sender, time, content and delivery. */
export function MessageItem({ row, name, onResend, download, below }: MessageItemProps) {
  const t = useCopy()
  const { locale } = useJourney()
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(row.at))
  const { delivery } = row
  return (
    <li className="chat-message" data-own={row.isOwn}>
      <div className="chat-by small muted">
        {name} <time dateTime={row.at}>{time}</time>
      </div>
      {row.text !== '' ? (
        <p className="chat-text">
          <MessageText text={row.text} />
        </p>
      ) : (
        row.attachments.length === 0 && <p className="chat-text muted">{t('chat.odd')}</p>
      )}
      {row.attachments.map((file) => (
        <Attachment key={file.id} file={file} download={download} />
      ))}
      {delivery !== undefined && (
        <div className="chat-by small muted" data-delivery={delivery}>
          {t(states[delivery])}
        </div>
      )}
      {delivery === 'refused' && (
        <Button kind="quiet" onClick={() => onResend(row.key.split(' ').at(-1) ?? '')}>
          {t('chat.resend')}
        </Button>
      )}
      {below}
    </li>
  )
}

function MessageText({ text }: { readonly text: string }) {
  const { organization } = useJourney()
  const hosts = useMemo(() => linkHosts(organization, window.location.host), [organization])
  return <LinkedWords text={text} hosts={hosts} />
}

interface AttachmentProps {
  readonly file: ChatAttachment
  readonly download: ChatCalls['download'] | undefined
}

/** File of a message; pressing it saves the file. */
function Attachment({ file, download }: AttachmentProps) {
  const t = useCopy()
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    setFailed(false)
    await download?.(file.id).then(
      (blob) => saveFile(blob, file.name),
      () => setFailed(true),
    )
  }
  return (
    <>
      <button type="button" className="chat-file" onClick={() => void save()}>
        <Icon name="document" />
        <span>{file.name}</span> <span className="small">{formatSize(file.size, t)}</span>
      </button>
      {hasFailed && <p role="alert">{t('chat.wrong')}</p>}
    </>
  )
}
