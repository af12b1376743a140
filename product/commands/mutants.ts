import { availableParallelism } from 'node:os'
import { loadSource, repository } from '#source'
import { chooseOption } from '../../tools/commands/input/choose-option.ts'
import { type Options, parseOptions } from '../../tools/commands/input/parse-options.ts'
import { readSource } from '../../tools/commands/input/read-source.ts'
import { createMutants } from '../mutants/create-mutants.ts'
import { judgeMutants } from '../mutants/judge-mutants.ts'
import { kinds } from '../mutants/kinds.ts'
import type { Mutant } from '../mutants/mutant.ts'
import { type MutationReport, shareFound, summarize } from '../mutants/mutation-report.ts'
import { printMutation } from '../mutants/print-mutation.ts'
import { loadSurvivors, type SurvivorsFile, saveSurvivors, unexplained } from '../mutants/survivors-file.ts'

const formats = {
  text: printMutation,
  json: (report: MutationReport) => JSON.stringify(report, null, 2),
} as const

const names = ['kind', 'format'] as const
type MutantsOptions = Options<(typeof names)[number], 'record'>

/** Least share of mistakes that the linter must find without the roads. */
const least = 0.95

/**
 * Makes typical mistakes, one at a time, and runs the linter on each; exits 1 if it finds too few, or if a survivor
 * is unknown.
 */
export async function mutants(args: readonly string[]): Promise<number> {
  const options: MutantsOptions = parseOptions(args, names, ['record'])
  const print = formats[chooseOption('format', options.find('format') ?? 'text', formats)]
  const known = readSource(loadSurvivors)
  const made = chosen(
    options,
    readSource(() => createMutants(loadSource())),
  )
  const threads = Math.max(1, availableParallelism())
  const report = summarize(
    await judgeMutants(
      repository,
      made.map(({ id }) => id),
      threads,
    ),
  )
  if (options.has('record')) saveSurvivors(report, known)
  console.log(print(report, known))
  if (report.crashes.length > 0) return 2
  return isEnough(report, known, options) ? 0 : 1
}

function isEnough(report: MutationReport, known: SurvivorsFile, options: MutantsOptions): boolean {
  const isShareEnough = options.find('kind') !== undefined || shareFound(report) >= least
  return isShareEnough && (options.has('record') || unexplained(report, known).length === 0)
}

function chosen(options: MutantsOptions, all: readonly Mutant[]): readonly Mutant[] {
  const kind = options.find('kind')
  if (kind === undefined) return all
  const ids = Object.fromEntries(kinds.map(({ id }) => [id, true]))
  return all.filter((mutant) => mutant.kind === chooseOption('kind', kind, ids))
}
