import { isNotFound } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'

/** Removes a document, also one that was removed before by a call whose answer was lost. */
export async function removeDocument(place: string, uuid: string): Promise<void> {
  await calls.removeDocument(place, uuid).catch((error: unknown) => {
    if (!isNotFound(error)) throw error
  })
}
