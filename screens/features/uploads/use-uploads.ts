import { useEffect, useReducer, useRef, useState } from 'react'
import type { DocumentType } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { ApiError } from '../../api/api-error.ts'
import { uploadDocument } from '../../api/upload-document.ts'
import { type DocumentPlace, useDocumentPlace } from '../../journey/document-place.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { announce } from '../../journey/live-region.ts'
import { useLimit } from '../../journey/use-limit.ts'
import { type Translate, useCopy } from '../../wording/use-copy.ts'
import { useErrorText } from '../../wording/use-error-text.ts'
import { withArrived } from './arrived-uploads.ts'
import { useLeaveWarning, useNoteOnTheirWay } from './files-on-their-way.ts'
import { removeDocument } from './remove-document.ts'
import { createUpload, nextUploads, sortFiles, type Upload, type UploadRefusal } from './upload-queue.ts'
import { useSeen } from './use-seen.ts'

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
  const change = (id: string, to: Partial<Upload>) => dispatch({ kind: 'change', id, to })
  const [gone, setGone] = useState<readonly (string | undefined)[]>([])
  const seen = useSeen(documents)
  const isListed = (uuid: string | undefined) => documents.some((one) => one.uuid === uuid)
  const known = withArrived(added, documents, type)
  // A sent file that was on the server and is no longer was removed there, such as a refused picture.
  const uploads = known.filter(({ state, uuid }) => state !== 'sent' || isListed(uuid) || !seen(uuid))
  const [refused, setRefused] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  const queue = useRef(Promise.resolve())
  const hidden = [...except, ...gone, ...known.map(({ uuid }) => uuid)]
  const stored = storedOf(documents, type).filter(({ uuid }) => !hidden.includes(uuid))

  /** Reads the documents again. A failure changes nothing about what was sent or removed. */
  const readAgain = () => refresh().then(nothing, nothing)
  const send = async ({ id, file, key }: Upload) => {
    change(id, { state: 'sending', progress: 0 })
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const { uuid: document } = await uploadDocument(place, type, file, onProgress, key)
      // Read before it is said: a page sends the documents that it has read.
      await readAgain()
      change(id, { state: 'sent', uuid: document })
      announce(t('document.upload.said.sent', { name: file.name }))
    } catch (error) {
      const reason = errorText(error)
      const isRefused = error instanceof ApiError && error.code?.startsWith('FILE_')
      change(id, { state: 'failed', reason, isRefused })
      announce(t('document.upload.said.failed', { name: file.name, reason }))
      // It may have arrived all the same.
      if (!isRefused) await readAgain()
    }
  }
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload))
  }
  const isSending = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  const isUnread = uploads.some(({ state, uuid }) => state === 'sent' && !isListed(uuid))
  useLeaveWarning(isSending)
  useNoteOnTheirWay(place, type, isSending || isUnread)
  useRepeated(refresh, isUnread)

  async function remove(name: string, { id, uuid }: Pick<Partial<Upload>, 'id' | 'uuid'>): Promise<void> {
    setFailure(undefined)
    try {
      if (uuid !== undefined) {
        await removeDocument(place, uuid)
        setGone((before) => [...before, uuid])
      }
      if (id !== undefined) dispatch({ kind: 'remove', id })
      void readAgain()
      announce(t('document.upload.said.removed', { name }))
    } catch (error) {
      setFailure(errorText(error))
    }
  }

  return {
    uploads,
    stored,
    refused,
    failure,
    add(files) {
      const { maxBytes = 0, maxFiles = 1 } = limits.upload ?? {}
      const rules = { types, maxBytes, maxFiles: most ?? maxFiles }
      const sorted = sortFiles(files, uploads.length + stored.length, rules)
      const before = documents.map(({ uuid }) => uuid)
      const added = sorted.accepted.map((file) => createUpload(file, before))
      const refused = sorted.refused.map((refusal) => refusalText(t, refusal))
      setRefused(refused)
      if (refused.length > 0) announce(refused.join(' '))
      dispatch({ kind: 'add', uploads: added })
      added.forEach(enqueue)
    },
    retry: enqueue,
    remove: ({ name, ...file }) => remove(name, file),
  }
}

const nothing = (): void => undefined

/** Repeats a read, which may fail, until it has shown what it should. */
function useRepeated(read: () => Promise<unknown>, isDue: boolean): void {
  const lookMs = useLimit('livePage', 'lookMs')
  useEffect(() => {
    if (!isDue) return
    const timer = setInterval(() => void read().then(nothing, nothing), lookMs)
    return () => clearInterval(timer)
  }, [read, isDue, lookMs])
}

function storedOf(documents: DocumentPlace['documents'], type: DocumentType): readonly StoredFile[] {
  return documents.flatMap(({ uuid, type: kind, name }) =>
    kind === type && uuid !== undefined ? [{ uuid, name: name ?? '' }] : [],
  )
}

/** Returns the message about a file that was refused before the upload. */
const refusalText = (t: Translate, refusal: UploadRefusal): string =>
  t(`document.upload.${refusal.why}` satisfies CopyKey, {
    ...('name' in refusal && { name: refusal.name }),
  })
