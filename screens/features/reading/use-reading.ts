import { useCallback } from 'react'
import { useKeptState } from '../../kit/storage/use-kept-state.ts'
import type { DocumentToRead } from './documents-of.ts'

export interface Reading {
  readonly documents: readonly DocumentToRead[]
  /** Documents read to the end, with the hash of the text that was shown; sent with the signature. */
  readonly read: readonly { readonly uuid: string; readonly textHash: string }[]
  readonly open: number
  readonly onRead: (uuid: string, textHash: string) => void
}

/** Returns which of these documents were read to the end in this tab. A regenerated document has a new uuid. */
export function useReading(documents: readonly DocumentToRead[]): Reading {
  const { value: hashes, set: setHashes } = useKeptState('reading', onlyTexts)
  const onRead = useCallback(
    (uuid: string, textHash: string) => setHashes((known) => ({ ...known, [uuid]: textHash })),
    [setHashes],
  )
  const read = documents.flatMap(({ uuid }) => {
    const textHash = hashes[uuid]
    return textHash === undefined ? [] : [{ uuid, textHash }]
  })
  return { documents, read, open: documents.length - read.length, onRead }
}

const onlyTexts = (kept: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([uuid, hash]) => (typeof hash === 'string' ? [[uuid, hash]] : [])),
  )
