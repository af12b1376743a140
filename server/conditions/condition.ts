import type { ConditionCategory } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { uuidsOf } from '../documents/uuids-of.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { StoredCondition } from './stored-condition.ts'

export const conditionsOf = ({ loanFile }: Pick<Application, 'loanFile'>): readonly StoredCondition[] =>
  loanFile.conditions ?? []

/** Returns the rule of a category in flows/conditions.json; its schema requires every category. */
export function ruleOf(tenant: Tenant, category: ConditionCategory) {
  const rule = tenant.effective.source.conditions.categories[category]
  if (rule === undefined) throw new Error(`flows/conditions.json says nothing of ${category}.`)
  return rule
}

export const uploadedDocuments = ({ heloc }: Application): readonly string[] => uuidsOf(heloc.documents)
