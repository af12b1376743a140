import { useState } from 'react'
import type { ChatAttachment } from '#generated/api'
import { Icon } from '../../../kit/ui/icon.tsx'
import { saveFile } from '../../../kit/ui/save-file.ts'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { ChatCalls } from '../core/chat-calls.ts'
import { formatSize } from '../text/format-size.ts'

export interface AttachmentProps {
  readonly file: ChatAttachment
  readonly download: ChatCalls['download'] | undefined
}

/** File of a message; pressing it saves the file. */
export function Attachment({ file, download }: AttachmentProps) {
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
