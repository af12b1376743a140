import type { DocumentType, RefusedPicture } from '#generated/domain'
import type { VendorCall } from '../../vendors/ports/vendor-call.ts'
import type { Vendors } from '../../vendors/vendors.ts'
import type { StoredDocument } from '../document-store.ts'

/** The pictures of an ID that the verifier refuses, as their applicant is told of them; none when it is verified. */
export async function refusedPictures(
  { identity }: Pick<Vendors, 'identity'>,
  pictures: readonly StoredDocument[],
  call: VendorCall,
): Promise<readonly RefusedPicture[]> {
  const refused = await identity.verify(pictures, call)
  return refused.flatMap(({ uuid, reason }) => {
    const picture = pictures.find((one) => one.uuid === uuid)
    // Documents are stored by their enumeration alone: see read-upload.ts and render-document.ts.
    return picture === undefined
      ? []
      : [{ document: picture.type as DocumentType, name: picture.name, reason }]
  })
}
