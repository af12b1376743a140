import type { ConditionCategory } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Lists the categories that make sense for an application now, by `when` of flows/conditions.json. */
export function askableOf(tenant: Tenant, application: Application): ConditionCategory[] {
  const { effective, journey } = tenant
  const context = contextOf(tenant, application)
  return Object.entries(effective.source.conditions.categories).flatMap(([category, { when }]) =>
    // The schema of flows/conditions.json allows only ConditionCategory.
    when === undefined || journey.predicates.compile(when)(context) ? [category as ConditionCategory] : [],
  )
}
