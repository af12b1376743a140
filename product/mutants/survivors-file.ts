import { readFileSync } from 'node:fs'
import path from 'node:path'
import { asJsonObject, asStrings, parseJsonFile, repository, SourceError } from '#source'
import { saveText } from '../../tools/save-text.ts'
import type { MutationReport, Survivor } from './mutation-report.ts'

/** Mistakes that the linter is known not to find, each with a reason. */
export interface SurvivorsFile {
  /** Reason why the linter cannot find them, by kind of mistake. */
  readonly reasons: Readonly<Record<string, string>>
  /** Survivors as `kind place`. */
  readonly survivors: readonly string[]
}

const file = 'tests/mutants/survivors.json'

export function loadSurvivors(): SurvivorsFile {
  const { value, findings } = parseJsonFile(file, readFileSync(path.join(repository, file), 'utf8'))
  const [fault] = findings
  if (fault !== undefined)
    throw new SourceError('SOURCE_UNREADABLE', `${file}:${fault.line}:${fault.column} ${fault.message}`)
  const { reasons, survivors } = asJsonObject(value)
  return {
    reasons: Object.fromEntries(
      Object.entries(asJsonObject(reasons)).map(([kind, why]) => [kind, String(why)]),
    ),
    survivors: asStrings(survivors),
  }
}

/** Keeps the reasons, which people write. */
export function saveSurvivors({ survivors }: MutationReport, { reasons }: SurvivorsFile): void {
  const content = { reasons, survivors: survivors.map(nameOf).toSorted() }
  saveText(path.join(repository, file), `${JSON.stringify(content, null, 2)}\n`)
}

/** Survivors that are not in the file, or whose kind has no reason there. */
export const unexplained = (
  { survivors }: Pick<MutationReport, 'survivors'>,
  known: SurvivorsFile,
): readonly Survivor[] =>
  survivors.filter(
    (survivor) => !known.survivors.includes(nameOf(survivor)) || known.reasons[survivor.kind] === undefined,
  )

const nameOf = ({ kind, place }: Survivor): string => `${kind} ${place}`
