import type { MigrationSource } from '../source.ts'
import { checkCondition } from './check-predicates.ts'
import { at, type Fault, startAt } from './place.ts'

/** What is wrong with the condition of a migration. It may name no predicate, because those may change after it was applied. */
export function findMigrationFaults({ when }: Pick<MigrationSource, 'when'>): readonly Fault[] {
  const faults: Fault[] = []
  if (when !== undefined) checkCondition(when, {}, at({ ...startAt('migration'), faults }, 'when'))
  return faults
}
