import { use, useReducer, useRef, useState } from 'react'
import type { DocumentType } from '#generated/domain'
import { type DocumentPlace, useDocumentPlace } from '../../journey/document-place.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { announce } from '../../kit/journey/live-region.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'
import { withArrived } from './arrived-uploads.ts'
import { PartsContext } from './held/parts.ts'
import { loadFirstFile } from './load-first-file.ts'
import type { RemovedFile } from './rows/remove-file.ts'
import {
  countTaken,
  createRefused,
  createUpload,
  nextUploads,
  sortFiles,
  type Upload,
} from './upload-queue.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useLostFiles } from './use-lost-files.ts'
import { useRepeated } from './use-repeated.ts'
import { useSeen } from './use-seen.ts'
import { useTelling } from './use-telling.ts'

export interface StoredFile {
  readonly uuid: string
  readonly name: string
}

export interface Uploads {
  /** Files added on this page: waiting, uploading, sent or failed. */
  readonly uploads: readonly Upload[]
  /** Files that were already on the server. */
  readonly stored: readonly StoredFile[]
  /** Message about files that found no room, or one that could not be removed. */
  readonly failure: string | undefined
  /** Message about the files that were not taken. */
  readonly problem: string | undefined
  /** Whether a file is being sent, checked or removed. */
  readonly isPending: boolean
  /** Files that are being removed, by `id` or `uuid`. */
  readonly removing: readonly string[]
  /** Adds files, in place of `instead`. */
  readonly add: (files: readonly File[], instead?: Upload) => void
  readonly retry: (upload: Upload) => void
  readonly remove: (file: RemovedFile) => Promise<void>
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
  const { journey, locale } = useJourney()
  const { limits, uploadTypes: types = [] } = journey.source.limits
  const { place, documents, refresh } = useDocumentPlace()
  const parts = use(PartsContext)
  const [added, dispatch] = useReducer(nextUploads, [])
  const change = (id: string, to: Partial<Upload>) => dispatch({ kind: 'change', id, to })
  const drop = (id: string) => dispatch({ kind: 'remove', id })
  const [gone, setGone] = useState<readonly (string | undefined)[]>([])
  const [removing, setRemoving] = useState<readonly string[]>([])
  const seen = useSeen(documents)
  const isListed = (uuid: string | undefined) => documents.some((one) => one.uuid === uuid)
  const known = withArrived(added, documents, type)
  // A sent file that was on the server and is no longer was removed there, such as a refused picture.
  const uploads = known.filter(({ state, uuid }) => state !== 'sent' || isListed(uuid) || !seen(uuid))
  const [failure, setFailure] = useState<string>()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const tell = useTelling()
  const hidden = [...except, ...gone, ...known.map(({ uuid }) => uuid)]
  const stored = storedOf(documents, type).filter(({ uuid }) => !hidden.includes(uuid))

  /** Reads the documents again. A failure changes nothing about what was sent or removed. */
  const readAgain = () => refresh().then(nothing, nothing)
  const enqueue = (upload: Upload) => {
    const { id } = upload
    const means = {
      place,
      type,
      t,
      errorText,
      readAgain,
      tell,
      change: (to: Partial<Upload>) => change(id, to),
    }
    queue.current = queue.current.then(loadFirstFile).then(
      ({ sendFile }) => sendFile(upload, means),
      (error: unknown) => {
        // No part of the product could be fetched, so nothing was sent.
        drop(id)
        setFailure(errorText(error))
      },
    )
  }
  const sending = uploads.filter(({ state }) => state === 'waiting' || state === 'sending')
  const isSending = sending.length > 0
  const isUnread =
    uploads.some(({ state, uuid }) => state === 'sent' && !isListed(uuid)) || gone.some(isListed)
  const failed = uploads.filter(({ state }) => state === 'failed')
  useLeaveWarning(isSending)
  const lost = useLostFiles(
    `${place} ${type}`,
    sending.map(({ file }) => file.name),
  ).filter((name) => uploads.length === 0 && !stored.some((one) => stemOf(one.name) === stemOf(name)))
  const lostText =
    lost.length === 0
      ? undefined
      : t('document.upload.lost', { count: lost.length, names: listOf(lost, locale) })
  useRepeated(refresh, isUnread)

  async function remove(file: RemovedFile): Promise<void> {
    const key = file.id ?? file.uuid ?? ''
    setFailure(undefined)
    setRemoving((before) => [...before, key])
    parts?.edited()
    const { removeFile } = await loadFirstFile()
    await removeFile(file, {
      place,
      t,
      errorText,
      readAgain,
      fail: setFailure,
      hide: (uuid) => setGone((before) => [...before, uuid]),
      drop,
    })
    setRemoving((before) => before.filter((one) => one !== key))
  }

  function add(files: readonly File[], instead?: Upload): void {
    const { maxBytes = 0, maxFiles = 1 } = limits.upload ?? {}
    const max = most ?? maxFiles
    // Where one file fits, a chosen file answers the refusal of the one before.
    const replaced = uploads.filter((one) => one === instead || (one.isRefused && most === 1))
    const rules = { types, maxBytes, maxFiles: max }
    const sorted = sortFiles(files, countTaken(uploads) + stored.length, rules)
    const refused = sorted.refused.map(({ file, why }) =>
      createRefused(file, t(`document.upload.${why}`, { name: file.name })),
    )
    const before = documents.map(({ uuid }) => uuid)
    const accepted = sorted.accepted.map((file) => createUpload(file, before))
    const tooMany = sorted.isTooMany ? t('document.upload.tooMany', { max }) : undefined
    if (files.length > 0) for (const { id } of replaced) drop(id)
    parts?.edited()
    setFailure(tooMany)
    const news = [...refused.map(({ problem }) => problem), tooMany].filter(Boolean)
    if (news.length > 0) announce(news.join(' '))
    dispatch({ kind: 'add', uploads: [...refused, ...accepted] })
    accepted.forEach(enqueue)
  }

  return {
    uploads,
    stored,
    failure: failure ?? lostText,
    removing,
    add,
    remove,
    retry: enqueue,
    problem: failed.map((one) => one.problem).join(' ') || undefined,
    isPending: isSending || isUnread || removing.length > 0,
  }
}

const listOf = (names: readonly string[], locale: string): string => new Intl.ListFormat(locale).format(names)

/** Name without its ending, which the server may change with the format. */
const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '')

const nothing = (): void => undefined

function storedOf(documents: DocumentPlace['documents'], type: DocumentType): readonly StoredFile[] {
  return documents.flatMap(({ uuid, type: kind, name }) =>
    kind === type && uuid !== undefined ? [{ uuid, name: name ?? '' }] : [],
  )
}
