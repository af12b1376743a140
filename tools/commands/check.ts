import { loadPlace, loadSource, type Source, SourceError } from '#source'
import { compareSources } from '../diff/compare.ts'
import type { DiffReport } from '../diff/diff-report.ts'
import { toText } from '../diff/to-text.ts'
import { BudgetExhausted } from '../prove/sets/work-budget.ts'
import { scenariosIn } from '../scenario/load-scenarios.ts'
import { roadNames } from '../scenario/roads.ts'
import { CommandFailure } from './command-failure.ts'
import { isRefused } from './diff.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { forkPoint } from './input/fork-point.ts'
import { parseOptions } from './input/parse-options.ts'
import { lint } from './lint.ts'

/**
 * Says what a change of the flows changes for whom, then applies every rule, plays the examples and scenarios and walks the
 * recorded roads. Exits 1 if anything is to be mended, 2 if something cannot be read.
 */
export async function check(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['dir', 'against'], [])
  const dir = flowsFolder(options.find('dir'))
  const against = options.find('against')
  const revision = against ?? forkPoint(dir)
  const source = readOrNothing(dir)
  const changes =
    revision === undefined ? unknownBase : changesSince(revision, dir, source, against !== undefined)
  console.log(`${typeof changes === 'string' ? changes : toText(changes)}\n`)
  const code = await lint(['--dir', dir, '--roads'], source)
  if (code === 0 && isUnplayed(dir)) console.log(unplayed(dir))
  return code === 0 && typeof changes === 'object' && isRefused(changes) ? 1 : code
}

/** Whether a folder has neither scenarios nor roads: then the rules alone have judged its flows, which is said. */
const isUnplayed = (dir: string): boolean => scenariosIn(dir).length + roadNames(dir).length === 0

const unplayed = (dir: string): string =>
  `Nothing was played: there is no scenario and no road in ${dir}. The rules alone have judged the flows; \`journey test\` needs one of them.`

const unknownBase =
  'What changed cannot be told: there is no git history here to compare with. Name a revision with --against, and in CI fetch the whole history.'

/** Source of a folder, read once for the report and the rules; undefined if there is nothing to read, which they say. */
function readOrNothing(dir: string): Source | undefined {
  try {
    return loadSource(dir)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return undefined
  }
}

/** Report of what changed since a revision; a sentence that it cannot be told, if the findings that follow say the rest. */
function changesSince(
  revision: string,
  dir: string,
  source: Source | undefined,
  isAsked: boolean,
): DiffReport | string {
  try {
    const report = compareSources(source ?? loadSource(dir), loadPlace(revision, dir))
    return { ...report, old: revision, new: 'the working tree' }
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof BudgetExhausted)) throw error
    if (isAsked && error instanceof SourceError && error.findings.length === 0)
      throw new CommandFailure(2, error.message)
    return `What changed since ${revision} cannot be told until the flows can be used again.`
  }
}
