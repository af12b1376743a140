import { type ReactNode, useEffect, useRef } from 'react'
import type { DocumentType } from '#generated/domain'
import { useJourney } from '../../journey/journey-context.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { FileRow } from '../../ui/fields/file-row.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Translate, useCopy } from '../../wording/use-copy.ts'
import { CameraButton } from './camera-button.tsx'
import './document-upload.css'
import { FilePreview } from './file-preview.tsx'
import type { Upload } from './upload-queue.ts'
import { type Uploads, useUploads } from './use-uploads.ts'

export interface DocumentUploadProps {
  readonly id: string
  readonly type: DocumentType
  readonly label: string
  readonly help?: ReactNode
  /** Label of the button; 'Choose files' by default. */
  readonly button?: string
  /** Most files, for example one for a side of a card; by default the limit of the journey. */
  readonly most?: number
  readonly error?: string | undefined
  /** Uuids of files of this type that were sent earlier for another purpose. */
  readonly except?: readonly string[]
}

/** Upload of files of one type: choose, drop or photograph them, watch the upload, retry, and remove. */
export function DocumentUpload(props: DocumentUploadProps) {
  const { id, type, label, help, button, most, error, except } = props
  const t = useCopy()
  const { uploadTypes = [] } = useJourney().journey.source.limits
  const state = useUploads(type, { ...(most !== undefined && { most }), ...(except && { except }) })
  const { uploads, stored, refused, failure, add } = state
  const remove = useFocusAfterRemoval(id, state)
  const isFull = most !== undefined && uploads.length + stored.length >= most
  const problems = [...refused, failure, error].filter(Boolean)
  return (
    <div className="document-upload">
      {isFull ? (
        <>
          <p className="field-label" id={id} tabIndex={-1}>
            {label}
          </p>
          <FieldError id={id} error={problems.join(' ') || undefined} />
        </>
      ) : (
        <FileDrop
          id={id}
          label={label}
          help={
            <>
              {help} {t('document.upload.rules')}{' '}
              <span className="drop-hint">{t('document.upload.drop')}</span>
            </>
          }
          button={button ?? t(most === 1 ? 'document.upload.chooseOne' : 'document.upload.choose')}
          accept={uploadTypes.join()}
          multiple={most !== 1}
          error={problems.join(' ') || undefined}
          onFiles={add}
        />
      )}
      {!isFull && <CameraButton label={label} onFiles={add} />}
      {uploads.length + stored.length > 0 && <Files {...state} remove={remove} label={label} />}
    </div>
  )
}

/** Moves the focus to the file chooser after a removal, because the pressed button disappears with its row. */
function useFocusAfterRemoval(id: string, { remove, uploads, stored }: Uploads): Uploads['remove'] {
  const count = uploads.length + stored.length
  const isRemoving = useRef(false)
  const before = useRef(count)
  useEffect(() => {
    const isGone = count < before.current
    before.current = count
    if (!isGone || !isRemoving.current) return
    isRemoving.current = false
    document.getElementById(id)?.focus()
  }, [count, id])
  return async (file) => {
    isRemoving.current = true
    await remove(file)
  }
}

function Files({ uploads, stored, label, ...state }: Uploads & { readonly label: string }) {
  const t = useCopy()
  return (
    <ul className="file-list" aria-label={`${t('document.upload.files')}: ${label}`}>
      {stored.map((file) => (
        <FileRow
          key={file.uuid}
          name={file.name}
          note={t('document.upload.sent')}
          action={<RemoveButton name={file.name} onRemove={() => state.remove(file)} />}
        />
      ))}
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} {...state} />
      ))}
    </ul>
  )
}

interface UploadRowProps extends Pick<Uploads, 'retry' | 'remove'> {
  readonly upload: Upload
}

function UploadRow({ upload, retry, remove }: UploadRowProps) {
  const t = useCopy()
  const { state, progress, file, id, uuid, isRefused } = upload
  const { name } = file
  const isSending = state === 'sending' || state === 'waiting'
  return (
    <FileRow
      name={name}
      preview={<FilePreview file={file} />}
      progress={isSending ? progress : undefined}
      progressLabel={t('document.upload.progress', { name })}
      note={noteOf(t, upload)}
      action={
        !isSending && (
          <div className="file-actions">
            {state === 'failed' && !isRefused && (
              <Button kind="quiet" onClick={() => retry(upload)}>
                {t('document.upload.retry')} <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            )}
            <RemoveButton name={name} onRemove={() => remove({ id, name, ...(uuid && { uuid }) })} />
          </div>
        )
      }
    />
  )
}

function RemoveButton({ name, onRemove }: { readonly name: string; readonly onRemove: () => Promise<void> }) {
  const t = useCopy()
  return (
    <Button kind="quiet" onClick={() => void onRemove()}>
      {t('document.upload.remove')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}

function noteOf(t: Translate, { state, progress, reason = '', isRefused }: Upload): string {
  if (state === 'waiting') return t('document.upload.waiting')
  if (state === 'sending') return t('document.upload.sending', { percent: Math.round(progress * 100) })
  if (state === 'sent') return t('document.upload.sent')
  // An answer that was lost may have followed a file that arrived.
  return isRefused ? reason : t('document.upload.failed', { reason })
}
