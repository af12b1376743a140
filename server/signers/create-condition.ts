import { randomUUID } from 'node:crypto'
import type { ConditionCategory, DocumentType } from '#generated/domain'
import { findUploadable } from '../documents/uploads/uploadable.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { SignerCondition } from './signer-file.ts'

/** Creates a condition as flows/conditions.json describes its category. */
export function createCondition(tenant: Tenant, categoryEnum: ConditionCategory, now: Date): SignerCondition {
  const { documents = [] } = tenant.effective.source.conditions.categories[categoryEnum] ?? {}
  const kinds: readonly DocumentType[] = documents.flatMap((type) => findUploadable(type) ?? [])
  return { uuid: randomUUID(), categoryEnum, created: now.toISOString(), documents: kinds }
}
