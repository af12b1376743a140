import type { DocumentType, Heloc } from '#generated/domain'
import type { Upload } from './upload-queue.ts'

type Documents = NonNullable<Heloc['documents']>

/**
 * Gives each upload whose answer was lost the uuid of the document that it became, if it arrived: one of its type and name
 * that was not there before and is no other upload's.
 */
export function withArrived(
  uploads: readonly Upload[],
  documents: Documents,
  type: DocumentType,
): readonly Upload[] {
  const taken = uploads.map(({ uuid }) => uuid)
  return uploads.map((upload) => {
    if (!isUnconfirmed(upload)) return upload
    const document = documents.find(
      (one) =>
        one.type === type &&
        stemOf(one.name) === stemOf(upload.file.name) &&
        !taken.includes(one.uuid) &&
        !upload.before.includes(one.uuid),
    )
    if (document?.uuid === undefined) return upload
    taken.push(document.uuid)
    return { ...upload, uuid: document.uuid, state: 'sent' }
  })
}

/** Name without its extension, which the server replaces where the file is of another type. */
const stemOf = (name = ''): string => name.replace(/\.[^.]*$/, '')

/** Whether the server may have an upload without this page knowing. */
const isUnconfirmed = ({ state, isRefused, uuid }: Upload): boolean =>
  uuid === undefined && state === 'failed' && !isRefused
