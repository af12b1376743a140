import { calls } from '../../../api/calls.ts'
import { isNotFound } from '../../../kit/api/api-error.ts'
import { announce } from '../../../kit/journey/live-region.ts'
import type { Translate } from '../../../kit/wording/use-copy.ts'

/** File of a row: `uuid` once the server has it, `id` if it was added on this page. */
export interface RemovedFile {
  readonly name: string
  readonly uuid?: string
  readonly id?: string
}

export interface RemovingMeans {
  readonly place: string
  readonly t: Translate
  readonly errorText: (error: unknown) => string
  /** Hides a document that the server removed, until the documents are read without it. */
  readonly hide: (uuid: string) => void
  readonly drop: (id: string) => void
  readonly fail: (message: string) => void
  /** Reads the documents again; never rejects. */
  readonly readAgain: () => Promise<void>
}

/** Removes a file here and on the server, and says so. */
export async function removeFile({ name, id, uuid }: RemovedFile, means: RemovingMeans): Promise<void> {
  const { place, t, errorText, hide, drop, fail, readAgain } = means
  try {
    if (uuid !== undefined) {
      await removeDocument(place, uuid)
      hide(uuid)
      await readAgain()
    }
    if (id !== undefined) drop(id)
    announce(t('document.upload.said.removed', { name }))
  } catch (error) {
    fail(errorText(error))
  }
}

/** Removes a document, also one that was removed before by a call whose answer was lost. */
async function removeDocument(place: string, uuid: string): Promise<void> {
  await calls.removeDocument(place, uuid).catch((error: unknown) => {
    if (!isNotFound(error)) throw error
  })
}
