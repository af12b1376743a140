import type { ConditionCategory, DocumentType } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { uuidsOf } from '../applications/documents/uuids-of.ts'
import type { StoredCondition } from '../applications/stored-condition.ts'
import { isIdentityDocument } from '../documents/uploads/identity-documents.ts'
import type { Tenant } from '../tenants/tenant.ts'

export const conditionsOf = ({ loanFile }: Pick<Application, 'loanFile'>): readonly StoredCondition[] =>
  loanFile.conditions ?? []

/** Returns the rule of a category in flows/conditions.json; its schema requires every category. */
export function ruleOf(tenant: Tenant, category: ConditionCategory) {
  const rule = tenant.effective.source.conditions.categories[category]
  if (rule === undefined) throw new Error(`flows/conditions.json says nothing of ${category}.`)
  return rule
}

export const uploadedDocuments = ({ heloc }: Application): readonly string[] => uuidsOf(heloc.documents)

/** Document of an application, as a condition sees it. */
interface Shown {
  readonly uuid?: string
  readonly type: DocumentType
}

/**
 * Whether a document can answer a condition: it came after the condition was raised and is of a kind that is asked for. A
 * condition about an ID is answered by each side of any ID: a good side of before is judged with the new one.
 */
export function canAnswer(tenant: Tenant, condition: StoredCondition, { uuid, type }: Shown): boolean {
  if (uuid === undefined) return false
  if (asksForIdentity(tenant, condition)) return isIdentityDocument(tenant, type)
  return condition.documents.some((asked) => asked === type) && !condition.seen.includes(uuid)
}

/** Whether a condition is about identity documents, which the verifier judges. */
export const asksForIdentity = (tenant: Tenant, { category }: Pick<StoredCondition, 'category'>): boolean =>
  ruleOf(tenant, category).action === 'identity'
