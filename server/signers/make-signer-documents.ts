import type { DocumentType } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import type { RenderedDocument } from '../applications/documents/rendered-document.ts'
import { documentValues } from '../documents/made/document-values.ts'
import { renderDocument } from '../documents/made/render-document.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { SignerFile } from './signer-file.ts'

/** Documents that a co-owner signs, in reading order. */
export const toSign: readonly DocumentType[] = ['CO_OWNER_NOTICE', 'CO_OWNER_DEED']

/**
 * Creates the documents of one co-owner, in their own name. Of the borrower they contain the name, the property and the secured
 * line. An owner who may cancel gets the terms of what their home secures (12 CFR 1026.5(d)), but not where the money goes.
 */
export function makeSignerDocuments(
  tenant: Tenant,
  application: Application,
  { firstName, lastName }: SignerFile,
  now: Date,
): Promise<RenderedDocument[]> {
  const { accountMask: _, walletAddress: _wallet, ...terms } = documentValues(tenant, application)
  const {
    borrowerName = '',
    propertyAddress = '',
    loanNumber = '',
    amount = '',
    timeZone = '',
    isCancellable = '',
  } = terms
  const values = {
    borrowerName,
    propertyAddress,
    loanNumber,
    amount,
    timeZone,
    isCancellable,
    coOwnerName: `${firstName} ${lastName}`,
  }
  return Promise.all([
    renderDocument(tenant, 'co-owner-notice', values, now),
    renderDocument(tenant, 'co-owner-deed', values, now),
    renderDocument(tenant, 'co-owner-closing', terms, now),
  ])
}
