import type { MigrationSource } from '../source.ts'
import type { FullVocabulary } from '../vocabulary.ts'
import { checkCondition } from './check-predicates.ts'
import { at, type JourneyFault, startAt } from './place.ts'

/**
 * Faults in the condition of a migration. It may name no predicate, because predicates may change after it was
 * applied.
 */
export function findMigrationFaults(
  { when }: Pick<MigrationSource, 'when'>,
  vocabulary: FullVocabulary,
): readonly JourneyFault[] {
  const faults: JourneyFault[] = []
  if (when !== undefined)
    checkCondition(when, {}, at({ ...startAt('migration', vocabulary), faults }, 'when'))
  return faults
}
