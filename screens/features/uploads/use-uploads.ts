import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { DocumentType } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { ApiError } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { uploadDocument } from '../../api/upload-document.ts'
import { type DocumentPlace, useDocumentPlace } from '../../journey/document-place.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { announce } from '../../journey/live-region.ts'
import { type Translate, useCopy } from '../../wording/use-copy.ts'
import { useErrorText } from '../../wording/use-error-text.ts'
import { useNoteOnTheirWay } from './files-on-their-way.ts'
import { createUpload, nextUploads, sortFiles, type Upload, type UploadRefusal } from './upload-queue.ts'

export interface StoredFile {
  readonly uuid: string
  readonly name: string
}

export interface Uploads {
  /** Files added on this page: waiting, uploading, sent or failed. */
  readonly uploads: readonly Upload[]
  /** Files that were already on the server. */
  readonly stored: readonly StoredFile[]
  /** Messages about files that were refused before the upload. */
  readonly refused: readonly string[]
  /** Message about a file that could not be removed. */
  readonly failure: string | undefined
  readonly add: (files: readonly File[]) => void
  readonly retry: (upload: Upload) => void
  readonly remove: (file: {
    readonly name: string
    readonly uuid?: string
    readonly id?: string
  }) => Promise<void>
}

export interface UploadChoice {
  readonly most?: number
  /** Uuids of files that are not shown. */
  readonly except?: readonly string[]
}

/** Manages the files of one document type: uploads them one after another, and reads the application again after each. */
export function useUploads(type: DocumentType, { most, except = [] }: UploadChoice = {}): Uploads {
  const t = useCopy()
  const errorText = useErrorText()
  const { limits, uploadTypes: types = [] } = useJourney().journey.source.limits
  const { place, documents, refresh } = useDocumentPlace()
  const [added, dispatch] = useReducer(nextUploads, [])
  // A sent file that is no longer on the server was removed there, such as a refused picture.
  const uploads = added.filter(
    ({ state, uuid }) => state !== 'sent' || documents.some((one) => one.uuid === uuid),
  )
  const [refused, setRefused] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  const queue = useRef(Promise.resolve())
  const stored = storedOf(documents, type).filter(
    (file) => !except.includes(file.uuid) && !uploads.some((upload) => upload.uuid === file.uuid),
  )

  const send = useCallback(
    async ({ id, file, key }: Upload) => {
      const change = (to: Partial<Upload>) => dispatch({ kind: 'change', id, to })
      change({ state: 'sending', progress: 0 })
      try {
        const { uuid: document } = await uploadDocument(
          place,
          type,
          file,
          (progress) => change({ progress }),
          key,
        )
        await refresh()
        change({ state: 'sent', uuid: document })
        announce(t('document.upload.said.sent', { name: file.name }))
      } catch (error) {
        const reason = errorText(error)
        const isRefused = error instanceof ApiError && error.code?.startsWith('FILE_')
        change({ state: 'failed', reason, isRefused })
        announce(t('document.upload.said.failed', { name: file.name, reason }))
      }
    },
    [place, type, refresh, t, errorText],
  )
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload))
  }
  const isSending = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  useLeaveWarning(isSending)
  useNoteOnTheirWay(place, type, isSending)

  return {
    uploads,
    stored,
    refused,
    failure,
    add(files) {
      const { maxBytes = 0, maxFiles = 1 } = limits.upload ?? {}
      const rules = { types, maxBytes, maxFiles: most ?? maxFiles }
      const sorted = sortFiles(files, uploads.length + stored.length, rules)
      const added = sorted.accepted.map(createUpload)
      const refused = sorted.refused.map((refusal) => refusalText(t, refusal))
      setRefused(refused)
      if (refused.length > 0) announce(refused.join(' '))
      dispatch({ kind: 'add', uploads: added })
      added.forEach(enqueue)
    },
    retry: enqueue,
    async remove({ id, uuid: document, name }) {
      setFailure(undefined)
      try {
        if (document !== undefined) {
          await calls.removeDocument(place, document)
          await refresh()
        }
        if (id !== undefined) dispatch({ kind: 'remove', id })
        announce(t('document.upload.said.removed', { name }))
      } catch (error) {
        setFailure(errorText(error))
      }
    },
  }
}

function storedOf(documents: DocumentPlace['documents'], type: DocumentType): readonly StoredFile[] {
  return documents.flatMap(({ uuid, type: kind, name }) =>
    kind === type && uuid !== undefined ? [{ uuid, name: name ?? '' }] : [],
  )
}

/** Makes the browser ask before leaving the page during an upload, which would be lost. */
function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSending])
}

/** Returns the message about a file that was refused before the upload. */
const refusalText = (t: Translate, refusal: UploadRefusal): string =>
  t(`document.upload.${refusal.why}` satisfies CopyKey, {
    ...('name' in refusal && { name: refusal.name }),
  })
