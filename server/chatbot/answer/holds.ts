import type { PredicateId } from '#generated/ids'
import { contextOf } from '../../applications/context-of.ts'
import type { Told } from './told.ts'

/** Whether a condition of the journey holds for the application. */
export const holds = ({ tenant, application }: Told, predicate: PredicateId): boolean =>
  tenant.journey.predicates.compile(predicate)(contextOf(tenant, application))
