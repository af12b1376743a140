import { Button } from '../../../kit/ui/button.tsx'
import { FileRow } from '../../../kit/ui/fields/file-row.tsx'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden.tsx'
import { type Translate, useCopy } from '../../../kit/wording/use-copy.ts'
import { FileButton } from '../file-button.tsx'
import type { Upload } from '../upload-queue.ts'
import type { Uploads } from '../use-uploads.ts'
import { FilePreview } from './file-preview.tsx'

export interface UploadRowsProps extends Uploads {
  /** Name of the field. */
  readonly label: string
  /** Accepted files, as in an input's `accept`. */
  readonly accept: string
}

/** Files of a field, with what can be done about each. */
export function UploadRows(props: UploadRowsProps) {
  const { uploads, stored, label, removing, remove } = props
  const t = useCopy()
  return (
    <ul className="file-list" aria-label={`${t('document.upload.files')}: ${label}`}>
      {stored.map((file) => (
        <FileRow
          key={file.uuid}
          name={file.name}
          preview={<FilePreview {...file} />}
          note={t('document.upload.sent')}
          action={
            <RemoveButton
              name={file.name}
              isBusy={removing.includes(file.uuid)}
              onRemove={() => remove(file)}
            />
          }
        />
      ))}
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} {...props} />
      ))}
    </ul>
  )
}

interface UploadRowProps extends Pick<UploadRowsProps, 'retry' | 'remove' | 'removing' | 'add' | 'accept'> {
  readonly upload: Upload
}

function UploadRow({ upload, retry, remove, removing, add, accept }: UploadRowProps) {
  const t = useCopy()
  const { state, progress, file, id, uuid, isRefused } = upload
  const { name } = file
  const isSending = state === 'sending' || state === 'waiting'
  return (
    <FileRow
      id={id}
      name={name}
      preview={<FilePreview {...{ name, file, uuid }} />}
      progress={isSending ? progress : undefined}
      progressLabel={t('document.upload.progress', { name })}
      note={state === 'failed' ? undefined : noteOf(t, upload)}
      error={state === 'failed' ? noteOf(t, upload) : undefined}
      action={
        !isSending && (
          <div className="file-actions">
            {isRefused && (
              <FileButton
                kind="quiet"
                label={t('document.upload.another')}
                about={name}
                accept={accept}
                onFiles={(files) => add(files, upload)}
              />
            )}
            {state === 'failed' && !isRefused && (
              <Button kind="quiet" onClick={() => retry(upload)}>
                {t('document.upload.retry')} <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            )}
            <RemoveButton
              name={name}
              isBusy={removing.includes(id)}
              onRemove={() => remove({ id, name, ...(uuid && { uuid }) })}
            />
          </div>
        )
      }
    />
  )
}

interface RemoveButtonProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onRemove: () => Promise<void>
}

function RemoveButton({ name, isBusy, onRemove }: RemoveButtonProps) {
  const t = useCopy()
  return (
    <Button
      kind="quiet"
      busy={isBusy}
      busyLabel={t('document.upload.removing')}
      onClick={() => void onRemove()}
    >
      {t('document.upload.remove')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}

function noteOf(t: Translate, { state, progress, reason = '', isRefused }: Upload): string {
  if (state === 'waiting') return t('document.upload.waiting')
  if (state === 'sending')
    return progress === 1
      ? t('document.upload.checking')
      : t('document.upload.sending', { percent: Math.round(progress * 100) })
  if (state === 'sent') return t('document.upload.sent')
  // An answer that was lost may have followed a file that arrived.
  return isRefused ? reason : t('document.upload.failed', { reason })
}
