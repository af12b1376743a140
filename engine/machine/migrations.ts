import { createPredicates, type Predicate } from '../predicates/predicates.ts'
import type { MigrationSource } from '../source.ts'
import { type Context, inState, type Vocabulary } from '../vocabulary.ts'

export interface Migration {
  readonly source: MigrationSource
  readonly test: Predicate
}

export interface MigrationStep {
  readonly migration: Migration
  readonly from: string
  readonly to: string
}

/** Creates a migration whose condition findConditionFaults has accepted. */
export const createMigration = (source: MigrationSource, vocabulary: Vocabulary): Migration => ({
  source,
  test:
    source.when === undefined
      ? () => true
      : createPredicates({ predicates: {} }, vocabulary).compile(source.when),
})

/**
 * States through which migrations lead an application. Each migration is taken at most once. The next one is always the
 * first, in their order, that starts at the current state, whose condition holds and that may be taken there.
 */
export function followMigrations(
  migrations: readonly Migration[],
  state: string,
  context: Context,
  vocabulary: Vocabulary,
  mayTake: (migration: Migration, state: string) => boolean,
): readonly MigrationStep[] {
  const steps: MigrationStep[] = []
  const left = new Set(migrations)
  for (let at = state; ; ) {
    const next = [...left].find(
      (migration) =>
        migration.source.from.includes(at) &&
        mayTake(migration, at) &&
        migration.test(inState(vocabulary, context, at)),
    )
    if (next === undefined) return steps
    left.delete(next)
    steps.push({ migration: next, from: at, to: next.source.to })
    at = next.source.to
  }
}
