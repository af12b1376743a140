import { requiredDocuments } from '#engine'
import type { DocumentType, IdType, RefusedPicture } from '#generated/domain'
import type { Tenant } from '../../tenants/tenant.ts'
import { optionsOf } from '../../validation/form-validator.ts'

const options = ({ forms }: Tenant) => optionsOf(forms, 'identity', 'idType')

/** Lists the sides that a kind of identity document must show, from flows/forms/identity.json. */
export const sidesOf = (tenant: Tenant, type: IdType): readonly DocumentType[] =>
  requiredDocuments(options(tenant), type).map(({ document }) => document)

export const isIdentityDocument = (tenant: Tenant, type: DocumentType): boolean =>
  options(tenant).some(({ documents = [] }) => documents.some(({ document }) => document === type))

/**
 * Lists documents without the refused pictures of an ID: a good back is kept where the front is refused. Where no picture is
 * named, another ID is asked for, and all of its pictures leave.
 */
export const withoutRefused = <Document extends { readonly type: DocumentType }>(
  tenant: Tenant,
  documents: readonly Document[],
  refused: readonly RefusedPicture[] = [],
): Document[] =>
  documents.filter(
    ({ type }) =>
      !isIdentityDocument(tenant, type) ||
      (refused.length > 0 && !refused.some(({ document }) => document === type)),
  )

/** Lists the other sides of the identity document of which a type is one side; empty for any other type. */
export const otherSidesOf = (tenant: Tenant, type: DocumentType): readonly DocumentType[] =>
  options(tenant)
    .map(({ documents = [] }) => documents.map(({ document }): DocumentType => document))
    .filter((sides) => sides.includes(type))
    .flatMap((sides) => sides.filter((side) => side !== type))
