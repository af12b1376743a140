import { type ChangeEvent, useRef, useState } from 'react'
import type { ChatAttachment } from '#generated/api'
import { useJourney } from '../../../journey/journey-context.ts'
import { useLimit } from '../../../journey/use-limit.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import { ChatCallError, type ChatCalls } from '../core/chat-calls.ts'
import { formatSize } from '../text/format-size.ts'

/** Files of the message that is being written. */
export interface Files {
  readonly files: readonly ChatAttachment[]
  readonly isBusy: boolean
  readonly problems: readonly string[]
  readonly add: (files: readonly File[]) => Promise<void>
  readonly remove: (id: string) => void
  readonly clear: () => void
}

/** Uploads files as they are chosen, so that a message that has them goes out at once. */
export function useFiles(calls: Pick<ChatCalls, 'upload'> | undefined): Files {
  const t = useCopy()
  const { chatAttachmentTypes = [] } = useJourney().journey.source.limits
  const maxBytes = useLimit('chat', 'attachmentMaxBytes')
  const most = useLimit('chat', 'attachmentsPerMessage')
  const [files, setFiles] = useState<readonly ChatAttachment[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const problemOf = ({ name, size, type }: File): string | undefined => {
    if (size > maxBytes) return t('chat.attach.tooLarge', { name, size: formatSize(maxBytes, t) })
    // A browser that knows no type for it leaves the answer to the server, which looks at the bytes.
    return type === '' || chatAttachmentTypes.some((known) => known === type)
      ? undefined
      : t('chat.attach.type', { name })
  }
  const upload = async (file: File): Promise<string | undefined> => {
    const problem = problemOf(file)
    if (problem !== undefined || calls === undefined) return problem
    try {
      const kept = await calls.upload(file)
      setFiles((known) => [...known, kept])
      return undefined
    } catch (error) {
      return (error instanceof ChatCallError && error.errors[0]) || t('chat.wrong')
    }
  }
  const add = async (chosen: readonly File[]) => {
    const room = most - files.length
    setBusy(true)
    const found: (string | undefined)[] = chosen.length > room ? [t('chat.attach.tooMany')] : []
    for (const file of chosen.slice(0, room)) found.push(await upload(file))
    setProblems(found.filter((problem) => problem !== undefined))
    setBusy(false)
  }
  return {
    ...{ files, isBusy, problems, add },
    remove: (id) => setFiles((known) => known.filter((file) => file.id !== id)),
    clear: () => {
      setFiles([])
      setProblems([])
    },
  }
}

/** As in the specification, for the window in which files are chosen. */
const endings = ['.jpg', '.jpeg', '.png', '.amr', '.mp3', '.mp4', '.pdf', '.txt']

export function AddedFiles({ files, isBusy, problems, add, remove }: Files) {
  const t = useCopy()
  const { chatAttachmentTypes = [] } = useJourney().journey.source.limits
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void add([...(event.target.files ?? [])])
    // The same file can be chosen again.
    event.target.value = ''
  }
  return (
    <div className="chat-files">
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={[...chatAttachmentTypes, ...endings].join(',')}
        onChange={choose}
      />
      <Button kind="quiet" busy={isBusy} onClick={() => input.current?.click()}>
        {t('chat.attach')}
      </Button>
      <div role="status">
        <ul>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              {name} <span className="small muted">{formatSize(size, t)}</span>{' '}
              <button
                type="button"
                className="chat-icon"
                aria-label={t('chat.attach.remove', { name })}
                onClick={() => remove(id)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
