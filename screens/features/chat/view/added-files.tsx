import { type ChangeEvent, useRef } from 'react'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useLimit } from '../../../kit/journey/use-limit.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { formatSize } from '../text/format-size.ts'
import { type FileRules, type Files, fileEndings } from './hooks/use-files.ts'

/** Returns the rules for files that applicants may send, with the lender's texts. */
export function useFileRules(): FileRules {
  const t = useCopy()
  const { chatAttachmentTypes = [] } = useJourney().journey.source.limits
  const maxBytes = useLimit('chat', 'attachmentMaxBytes')
  const most = useLimit('chat', 'attachmentsPerMessage')
  return {
    types: chatAttachmentTypes,
    maxBytes,
    most,
    tooLarge: (name) => t('chat.attach.tooLarge', { name, size: formatSize(maxBytes, t) }),
    wrongType: (name) => t('chat.attach.type', { name }),
    tooMany: () => t('chat.attach.tooMany'),
    failed: () => t('chat.wrong'),
  }
}

export function AddedFiles({ files, isBusy, problems, add, remove }: Files) {
  const t = useCopy()
  const { chatAttachmentTypes = [] } = useJourney().journey.source.limits
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void add([...(event.target.files ?? [])])
    // Allows the same file to be chosen again.
    event.target.value = ''
  }
  return (
    <div className="chat-files">
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={[...chatAttachmentTypes, ...fileEndings].join(',')}
        onChange={choose}
      />
      <Button
        kind="quiet"
        busy={isBusy}
        busyLabel={t('forms.sending')}
        onClick={() => input.current?.click()}
      >
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
