import type { DocumentType } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { documentValues } from '../documents/document-values.ts'
import { type RenderedDocument, renderDocument } from '../documents/render-document.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { SignerFile } from './signer-file.ts'

/** What a co-owner signs, in the order in which it is read. */
export const toSign: readonly DocumentType[] = ['CO_OWNER_NOTICE', 'CO_OWNER_DEED']

/** The documents of one co-owner, in their own name; of the borrower they hold the name, the property and the line secured. */
export function makeSignerDocuments(
  tenant: Tenant,
  application: Application,
  { firstName, lastName }: SignerFile,
  now: Date,
): Promise<RenderedDocument[]> {
  const {
    borrowerName = '',
    propertyAddress = '',
    loanNumber = '',
    amount = '',
  } = documentValues(tenant, application)
  const values = {
    borrowerName,
    propertyAddress,
    loanNumber,
    amount,
    coOwnerName: `${firstName} ${lastName}`,
  }
  return Promise.all(
    ['co-owner-notice', 'co-owner-deed'].map((id) => renderDocument(tenant, id, values, now)),
  )
}
