import { loadProject, resolveTenant, type Source, SourceError, tenantFiles } from '#source'
import { compareSources } from '../diff/compare.ts'
import type { DiffReport } from '../diff/diff-report.ts'
import { type Judged, judgePositions } from '../diff/judge-positions.ts'
import { toText } from '../diff/to-text.ts'
import { parsePositions } from '../positions/parse-positions.ts'
import { type ApplicationPosition, PositionsUnreadable } from '../positions/position.ts'
import { BudgetExhausted } from '../prove/sets/work-budget.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { type Options, parseOptions } from './input/parse-options.ts'
import { readPlace } from './input/read-place.ts'
import { readPositions } from './input/read-positions.ts'
import { readSource } from './input/read-source.ts'
import { nameOf, readText } from './input/read-text.ts'

const formats = {
  text: toText,
  json: (report: DiffReport) => JSON.stringify(report, null, 2),
} as const

const names = ['tenant', 'format', 'positions', 'url'] as const
type DiffOptions = Options<(typeof names)[number], 'database'>

/**
 * Reports changes between two folders or revisions by lender, and the open applications that they move or strand;
 * exits 1 if any is stranded, and if a fact changed although nobody approved it.
 */
export async function diff(args: readonly string[]): Promise<number> {
  const options: DiffOptions = parseOptions(args, names, ['database'], 2)
  const print = formats[chooseOption('format', options.find('format') ?? 'text', formats)]
  const [old, next] = options.operands
  if (old === undefined)
    throw new CommandFailure(
      2,
      'What is compared? Name a folder or a git revision; see `journey diff --help`.',
    )
  const positions = await openPositions(options)
  const report = answerable(() => {
    const before = readPlace(old)
    const now = readPlace(next)
    const compared = compareSources(now, before, options.find('tenant'))
    const judged = positions === undefined ? {} : { positions: judge(now, before, positions) }
    return { ...compared, old, new: next ?? 'the working tree', ...judged }
  })
  console.log(print(report))
  return isRefused(report) ? 1 : 0
}

/**
 * Whether a change must not go live as it is: an application is stranded, or a fact changed although nobody approved it.
 * Judges every possible application if no open ones are given.
 */
export const isRefused = ({ positions, stranding, unapproved }: DiffReport): boolean =>
  unapproved.length > 0 ||
  (positions === undefined ? stranding.length > 0 : positions.some(({ verdict }) => verdict === 'stranded'))

async function openPositions(options: DiffOptions): Promise<readonly ApplicationPosition[] | undefined> {
  const file = options.find('positions')
  if (file === undefined)
    return options.has('database') || options.find('url') !== undefined
      ? readPositions(
          readSource(() => loadProject(flowsFolder())),
          options,
        )
      : undefined
  try {
    return parsePositions(
      nameOf(file),
      readText(file),
      readSource(() => loadProject(flowsFolder())),
    )
  } catch (error) {
    if (!(error instanceof PositionsUnreadable)) throw error
    throw new CommandFailure(2, error.message)
  }
}

function judge(now: Source, before: Source, positions: readonly ApplicationPosition[]): readonly Judged[] {
  const journeyOf = (source: Source, code: string) =>
    tenantFiles(source).has(code) ? resolveTenant(source, code).effective : undefined
  return [...Map.groupBy(positions, ({ tenant }) => tenant)].flatMap(([code, own]) =>
    judgePositions(journeyOf(now, code), journeyOf(before, code), own),
  )
}

/** Exits 2 for any failure to answer, since 1 means that the change must not go live as it is. */
function answerable<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (error instanceof SourceError) throw new CommandFailure(2, error.message)
    if (error instanceof BudgetExhausted)
      throw new CommandFailure(2, `What changes cannot be told: ${error.message}`)
    throw error
  }
}
