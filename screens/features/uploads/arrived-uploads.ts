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
  const taken = new Set(uploads.map(({ uuid }) => uuid))
  const found = new Map<string, string>()
  for (const upload of [...uploads].sort(
    (a, b) => Number(a.state === 'unwanted') - Number(b.state === 'unwanted'),
  )) {
    if (!isUnconfirmed(upload)) continue
    const arrived = documents.find(
      ({ uuid, type: kind, name }) =>
        uuid !== undefined &&
        kind === type &&
        name === upload.file.name &&
        !taken.has(uuid) &&
        !upload.before.includes(uuid),
    )
    if (arrived?.uuid === undefined) continue
    taken.add(arrived.uuid)
    found.set(upload.id, arrived.uuid)
  }
  return uploads.map((upload) => arrivedAs(upload, found.get(upload.id)))
}

/** Whether the server may have an upload without this page knowing. */
export const isUnconfirmed = ({ state, isRefused, uuid }: Upload): boolean =>
  uuid === undefined && (state === 'unwanted' || (state === 'failed' && !isRefused))

const arrivedAs = (upload: Upload, uuid: string | undefined): Upload => {
  if (uuid === undefined) return upload
  return { ...upload, uuid, state: upload.state === 'unwanted' ? 'unwanted' : 'sent' }
}
