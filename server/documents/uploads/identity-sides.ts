import type { IdType } from '#generated/domain'
import type { Application } from '../../applications/application.ts'
import type { Patch } from '../../applications/change/patch.ts'
import { uuidsOf } from '../../applications/documents/uuids-of.ts'
import { Problem } from '../../errors/problem.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { isIdentityDocument, sidesOf } from './identity-documents.ts'

/**
 * Keeps every uploaded side of the chosen identity document and removes other kinds of identity documents from the application.
 * Throws a Problem (422) if a side is missing.
 */
export function identitySides(
  tenant: Tenant,
  { heloc }: Application,
  answers: { readonly idType: IdType; readonly documents: readonly string[] },
): Pick<Patch, 'heloc' | 'weighed'> {
  const { documents = [] } = heloc
  const sides = sidesOf(tenant, answers.idType)
  const shown = documents.filter(
    ({ uuid, type }) => sides.includes(type) && uuid !== undefined && answers.documents.includes(uuid),
  )
  if (!sides.every((side) => shown.some(({ type }) => type === side)))
    throw new Problem(422, 'ID_DOCUMENTS_INCOMPLETE')
  const kept = documents.filter(
    (document) => shown.includes(document) || !isIdentityDocument(tenant, document.type),
  )
  return { heloc: { documents: kept }, weighed: uuidsOf(shown) }
}
