import { randomUUID } from 'node:crypto'
import type { ConditionCategory } from '#generated/domain'
import type { Tenant } from '../tenants/tenant.ts'
import type { SignerCondition } from './signer-file.ts'

/** Creates a condition as flows/conditions.json describes its category. */
export function createCondition(tenant: Tenant, categoryEnum: ConditionCategory, now: Date): SignerCondition {
  const { documents = [] } = tenant.effective.source.conditions.categories[categoryEnum] ?? {}
  return { uuid: randomUUID(), categoryEnum, created: now.toISOString(), documents }
}
