import type { MigrationSource } from '../source.ts'
import { checkCondition } from './check-predicates.ts'
import { at, type JourneyFault, startAt } from './place.ts'

/**
 * Faults in the condition of a migration. It may name no predicate, because predicates may change after it was
 * applied.
 */
export function findMigrationFaults({ when }: Pick<MigrationSource, 'when'>): readonly JourneyFault[] {
  const faults: JourneyFault[] = []
  if (when !== undefined) checkCondition(when, {}, at({ ...startAt('migration'), faults }, 'when'))
  return faults
}
