import type { DocumentType, RefusedPicture } from '#generated/domain'
import type { VendorCall } from '../../vendors/ports/vendor-call.ts'
import type { Vendors } from '../../vendors/vendors.ts'
import type { StoredDocument } from '../document-store.ts'

/**
 * Returns the pictures of an ID that the verifier refuses, for display to the applicant. Empty if it is verified. Throws if the
 * verifier refuses a picture that it was not sent: its answer is about another ID.
 */
export async function refusedPictures(
  { identity }: Pick<Vendors, 'identity'>,
  pictures: readonly StoredDocument[],
  call: VendorCall,
): Promise<readonly RefusedPicture[]> {
  const refused = await identity.verify(pictures, call)
  return refused.map(({ uuid, reason }) => {
    const picture = pictures.find((one) => one.uuid === uuid)
    if (picture === undefined) throw new Error(`The verifier refused ${uuid}, which it was not sent.`)
    // Documents are stored only with types of their enumeration: see read-upload.ts and render-document.ts.
    return { document: picture.type as DocumentType, name: picture.name, reason }
  })
}
