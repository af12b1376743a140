import { spawnSync } from 'node:child_process'
import { loadPlace, loadSource, SourceError } from '#source'
import { compareSources } from '../diff/compare.ts'
import type { DiffReport } from '../diff/diff-report.ts'
import { toText } from '../diff/to-text.ts'
import { BudgetExhausted } from '../prove/sets/work-budget.ts'
import { CommandFailure } from './command-failure.ts'
import { isRefused } from './diff.ts'
import { flowsFolder } from './input/flows-folder.ts'
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
  const revision = against ?? mergeBase(dir)
  const changes = revision === undefined ? undefined : changesSince(revision, dir, against !== undefined)
  if (changes === undefined && revision === undefined)
    console.log('There is no git history here, so what changed is not told.')
  if (changes !== undefined) console.log(`${typeof changes === 'string' ? changes : toText(changes)}\n`)
  const code = await lint(['--dir', dir, '--roads'])
  return code === 0 && typeof changes === 'object' && isRefused(changes) ? 1 : code
}

/** What changed since a revision; why it cannot be told, if the findings that follow say the rest. */
function changesSince(revision: string, dir: string, isAsked: boolean): DiffReport | string {
  try {
    const report = compareSources(loadSource(dir), loadPlace(revision, dir))
    return { ...report, old: revision, new: 'the working tree' }
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof BudgetExhausted)) throw error
    if (isAsked && error instanceof SourceError && error.findings.length === 0)
      throw new CommandFailure(2, error.message)
    return `What changed since ${revision} cannot be told until the flows can be used again.`
  }
}

/** Revision at which the present branch left the main one, or the last commit of the main one; undefined without git. */
function mergeBase(dir: string): string | undefined {
  for (const main of ['origin/HEAD', 'origin/main', 'main', 'master', 'HEAD']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: dir, encoding: 'utf8' })
    if (status === 0) return stdout.trim().slice(0, 12)
  }
  return undefined
}
