import { filesOf, type Json, type Source } from '#source'
import type { Difference } from './difference.ts'
import { listChanges } from './list-changes.ts'

/** Differences in migrations: new ones, and those changed or removed although they may have been applied. */
export function compareMigrations(now: Source, before: Source): readonly Difference[] {
  const { added, gone, changed } = listChanges(byPath(now), byPath(before))
  const tell = (subject: string, words: string): Difference => ({ area: 'migration', subject, words })
  return [
    ...added.map(([file]) => tell(file, `There is a new migration ${file}.`)),
    ...gone.map(([file]) =>
      tell(
        file,
        `The migration ${file} is gone. A database that has not applied it strands its applications.`,
      ),
    ),
    ...changed.map(([file]) =>
      tell(
        file,
        `The migration ${file} was changed. Where it was applied, that changes nothing any more. Add another.`,
      ),
    ),
  ]
}

const byPath = (source: Source): Readonly<Record<string, Json>> =>
  Object.fromEntries(filesOf(source, 'migration').map(({ path, value }) => [path, value ?? null]))
