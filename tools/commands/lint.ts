import { ownSchemas, type Source, SourceError } from '#source'
import { exitCode, type Tolerance } from '../lint/exit-code.ts'
import { annotatedRoot } from '../lint/formats/annotated-root.ts'
import { cut } from '../lint/formats/cut.ts'
import type { Format } from '../lint/formats/format.ts'
import { formats } from '../lint/formats/formats.ts'
import { isUnread } from '../lint/is-unread.ts'
import { lintDirectory } from '../lint/lint-directory.ts'
import { failedReport, type LintReport } from '../lint/lint-report.ts'
import { suppressFindings, suppressionsOf } from '../lint/suppressions/suppress-findings.ts'
import { loadSuppressions } from '../lint/suppressions/suppressions.ts'
import { watchJson } from '../lint/watch-json.ts'
import { today } from '../today.ts'
import { counted } from '../words/counted.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { type Options, parseOptions } from './input/parse-options.ts'

const names = ['dir', 'tenant', 'format', 'fail-severity', 'max-warnings', 'suppress', 'expires'] as const
type LintOptions = Options<(typeof names)[number], 'watch' | 'roads'>

/**
 * Checks flows/ and tenants/ of a directory; exits 0 if clean, 1 with findings, 2 if a file cannot be read or a rule
 * crashed. What was read already is given as `source`. A format for programs is a document on standard output even if the command fails.
 */
export async function lint(args: readonly string[], source?: Source): Promise<number> {
  try {
    return await check(parseOptions(args, names, ['watch', 'roads']), source)
  } catch (error) {
    const format = documentFormat(args)
    if (format === undefined) throw error
    const reason = error instanceof Error ? error.message : String(error)
    console.log(print(failedReport(reason), process.cwd(), format))
    throw error instanceof CommandFailure ? new CommandFailure(error.exitCode, reason, 'answered') : error
  }
}

async function check(options: LintOptions, source?: Source): Promise<number> {
  const dir = flowsFolder(options.find('dir'))
  const tenant = options.find('tenant')
  const format = formatOf(options)
  const tolerance = toleranceOf(options)
  requireSuppression(options, today())
  const look = () => load(() => lintDirectory(dir, tenant, options.has('roads'), source))
  if (options.has('watch')) return watch(dir, () => print(look(), dir, format))
  const report = look()
  if (options.find('suppress') !== undefined) return suppress(dir, report, options)
  console.log(print(report, dir, format))
  console.error(checkedText(dir, report, tenant))
  for (const line of unknowns(report)) console.error(line)
  return exitCode(report, tolerance)
}

const print = (report: LintReport, dir: string, format: Format): string =>
  format(report, {
    dir,
    root: annotatedRoot(dir),
    isColoured: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
  })

/** Names what was read, and from where, so that findings are not taken for those of another folder. */
function checkedText(dir: string, { files }: LintReport, tenant: string | undefined): string {
  const inFolder = (folder: string) =>
    [...files.keys()].filter((file) => file.startsWith(`${folder}/`)).length
  const whose = tenant === undefined ? `${inFolder('tenants')} of tenants/` : `the lender ${tenant}`
  return `Checked ${inFolder('flows')} files of flows/ and ${whose} in ${dir}.`
}

/** Reasons why the result is inconclusive, one per line, for users who do not read the report. */
const unknowns = ({ findings, crashes }: LintReport): readonly string[] => [
  ...findings
    .filter(isUnread)
    .map(({ file, line, column, message }) => `Cannot be checked: ${file}:${line}:${column} ${cut(message)}`),
  ...crashes.map(({ rule, message }) => `Cannot be checked: the rule ${rule} crashed with ${message}`),
]

function load<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new CommandFailure(2, error.message)
  }
}

const formatOf = (options: LintOptions): Format =>
  formats[chooseOption('format', options.find('format') ?? 'pretty', formats)]

/** Format for programs that arguments ask for, be they valid or not. */
function documentFormat(args: readonly string[]): Format | undefined {
  const given = args.find((_, index) => args[index - 1] === '--format') ?? ''
  const name = args.find((arg) => arg.startsWith('--format='))?.slice('--format='.length) ?? given
  return name === 'json' || name === 'sarif' ? formats[name] : undefined
}

function toleranceOf(options: LintOptions): Tolerance {
  const severity = options.find('fail-severity') ?? 'warning'
  if (severity !== 'error' && severity !== 'warning')
    throw new CommandFailure(2, `--fail-severity is error or warning, not "${severity}".`)
  const most = options.find('max-warnings')
  if (most !== undefined && !/^\d+$/.test(most))
    throw new CommandFailure(2, `--max-warnings is a number of warnings, not "${most}".`)
  return { failSeverity: severity, maxWarnings: most === undefined ? undefined : Number(most) }
}

/** Refuses a reason or a day that the schema of suppressions refuses, before anything is written. */
function requireSuppression(options: LintOptions, today: string): void {
  const [reason, expires] = [options.find('suppress'), options.find('expires')]
  if (reason === undefined) {
    if (expires === undefined) return
    throw new CommandFailure(2, '--expires is the last day of --suppress REASON, which is not given.')
  }
  if (expires === undefined)
    throw new CommandFailure(2, '--suppress needs its last day: --expires YYYY-MM-DD.')
  const example = { rule: '-', file: '-', pointer: '', reason, expires }
  const [fault] = ownSchemas().errors('suppressions', suppressionsOf([example]))
  if (fault !== undefined) {
    const option = fault.pointer.endsWith('/expires') ? '--expires' : '--suppress'
    throw new CommandFailure(2, `${option}: ${fault.message}`)
  }
  if (expires < today) throw new CommandFailure(2, `--expires: ${expires} is past.`)
}

function suppress(dir: string, report: LintReport, options: LintOptions): number {
  const why = { reason: options.require('suppress'), expires: options.require('expires') }
  const before = loadSuppressions(dir)
  if (before !== undefined && before.findings.length > 0)
    throw new CommandFailure(2, `${before.file.path} has faults itself; mend them first.`)
  const count = suppressFindings(dir, report, before, why)
  const after = lintDirectory(dir)
  console.log(
    count === 0
      ? `There is nothing to suppress; left: ${counted(after.findings.length, 'finding')}.`
      : `Suppressed until ${why.expires}: ${counted(count, 'finding')}; left: ${counted(after.findings.length, 'finding')}.`,
  )
  return exitCode(after, toleranceOf(options))
}

/** Prints findings now and after each change that alters them, until interrupted. */
async function watch(dir: string, describe: () => string): Promise<number> {
  let before = ''
  const tell = () => {
    const now = describe()
    if (now !== before) console.log(now)
    before = now
  }
  tell()
  const close = watchJson(dir, () => {
    try {
      tell()
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error
      console.error(error.message)
    }
  })
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        close()
        resolve(0)
      })
  })
}
