import type { DocumentType, Heloc } from '#generated/domain'
import type { Upload } from './upload-queue.ts'

type Documents = NonNullable<Heloc['documents']>

/**
 * Gives each upload whose answer was lost the uuid of the document that it became, if it arrived: one of its type and name
 * that was not there before and is no other upload's. Uploads to be removed choose last.
 */
export function withArrived(
  uploads: readonly Upload[],
  documents: Documents,
  type: DocumentType,
): readonly Upload[] {
  const taken = uploads.map(({ uuid }) => uuid)
  const isFree = ({ uuid }: Documents[number]) => uuid !== undefined && !taken.includes(uuid)
  const arrivedAs = (upload: Upload): Upload => {
    const document = documents.find(
      (one) =>
        isFree(one) &&
        one.type === type &&
        one.name === upload.file.name &&
        !upload.before.includes(one.uuid),
    )
    taken.push(document?.uuid)
    return document?.uuid === undefined
      ? upload
      : { ...upload, uuid: document.uuid, ...(upload.state === 'failed' && { state: 'sent' }) }
  }
  const wanted = uploads.map((one) => (one.state === 'failed' && isUnconfirmed(one) ? arrivedAs(one) : one))
  return wanted.map((one) => (one.state === 'unwanted' && isUnconfirmed(one) ? arrivedAs(one) : one))
}

/** Whether the server may have an upload without this page knowing. */
export const isUnconfirmed = ({ state, isRefused, uuid }: Upload): boolean =>
  uuid === undefined && (state === 'unwanted' || (state === 'failed' && !isRefused))
