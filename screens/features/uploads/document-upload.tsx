import { type ReactNode, useEffect, useRef } from 'react'
import type { DocumentType } from '#generated/domain'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { FieldError } from '../../kit/ui/fields/field.tsx'
import { FileDrop } from '../../kit/ui/fields/file-drop.tsx'
import { Optional } from '../../kit/ui/optional.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { CameraButton } from './camera-button.tsx'
import './document-upload.css'
import { useNotePart } from './held/parts.ts'
import { loadFirstFile, UploadRows } from './load-first-file.ts'
import { countTaken } from './upload-queue.ts'
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
  const accept = acceptOf(useJourney().journey.source.limits.uploadTypes)
  const state = useUploads(type, { ...(most !== undefined && { most }), ...(except && { except }) })
  const { uploads, stored, failure, problem, isPending, add } = state
  const remove = useFocusAfterRemoval(id, state)
  useNotePart(id, { isPending, problem })
  useEffect(() => {
    loadFirstFile().catch(() => undefined)
  }, [])
  const isFull = most !== undefined && countTaken(uploads) + stored.length >= most
  // Nothing is missing while it is on its way, and the row of a file says why it was not taken.
  const missing = isPending || problem ? undefined : error
  const shown = [failure, missing].filter(Boolean).join(' ') || undefined
  const refused = uploads.filter(({ state }) => state === 'failed').map((upload) => upload.id)
  return (
    <div className="document-upload">
      {isFull ? (
        <>
          <p className="field-label" id={id} tabIndex={-1}>
            {label}
          </p>
          <FieldError id={id} error={shown} />
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
          accept={accept}
          multiple={most !== 1}
          error={shown}
          errorsBelow={refused}
          onFiles={add}
        />
      )}
      {!isFull && <CameraButton label={label} onFiles={add} />}
      {uploads.length + stored.length > 0 && (
        <Optional>
          <UploadRows {...state} {...{ remove, label, accept }} />
        </Optional>
      )}
    </div>
  )
}

/** Types for the chooser of files, with their extensions: some computers know no type for HEIC. */
const acceptOf = (types: readonly string[] = []): string =>
  types.flatMap((type) => [type, `.${type.split('/')[1]}`]).join()

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
