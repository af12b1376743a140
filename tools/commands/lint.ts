import { SourceError } from '#source'
import { exitCode, type Tolerance } from '../lint/exit-code.ts'
import type { Format } from '../lint/formats/format.ts'
import { formats } from '../lint/formats/formats.ts'
import { isUnread } from '../lint/is-unread.ts'
import { lintDirectory } from '../lint/lint-directory.ts'
import type { LintReport } from '../lint/lint-report.ts'
import { suppressFindings } from '../lint/suppressions/suppress-findings.ts'
import { loadSuppressions } from '../lint/suppressions/suppressions.ts'
import { watchJson } from '../lint/watch-json.ts'
import { CommandFailure } from './command-failure.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { type Options, parseOptions } from './input/parse-options.ts'

const names = ['dir', 'tenant', 'format', 'fail-severity', 'max-warnings', 'suppress', 'expires'] as const
type LintOptions = Options<(typeof names)[number], 'watch' | 'roads'>

/**
 * Checks flows/ and tenants/ of a directory; exits 0 if clean, 1 with findings, 2 if a file cannot be read or a rule
 * crashed.
 */
export async function lint(args: readonly string[]): Promise<number> {
  const options: LintOptions = parseOptions(args, names, ['watch', 'roads'])
  const dir = flowsFolder(options.find('dir'))
  const tenant = options.find('tenant')
  const format = formatOf(options)
  const tolerance = toleranceOf(options)
  const look = () => load(() => lintDirectory(dir, tenant, options.has('roads')))
  if (options.has('watch')) return watch(dir, () => print(look(), dir, format))
  const report = look()
  if (options.find('suppress') !== undefined) return suppress(dir, report, options)
  console.log(print(report, dir, format))
  // Names a directory found above the current folder, so that its findings are not taken for those of another.
  if (options.find('dir') === undefined && dir !== process.cwd()) console.error(`Checked ${dir}.`)
  for (const line of unknowns(report)) console.error(line)
  return exitCode(report, tolerance)
}

const print = (report: LintReport, dir: string, format: Format): string =>
  format(report, {
    dir,
    cwd: process.cwd(),
    isColoured: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
  })

/** Reasons why the result is inconclusive, one per line, for users who do not read the report. */
const unknowns = ({ findings, crashes }: LintReport): readonly string[] => [
  ...findings
    .filter(isUnread)
    .map(({ file, line, column, message }) => `Cannot be checked: ${file}:${line}:${column} ${message}`),
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

function formatOf(options: LintOptions): Format {
  const name = options.find('format') ?? 'pretty'
  const format = formats[name]
  if (format !== undefined) return format
  throw new CommandFailure(2, `There is no format "${name}"; there are ${Object.keys(formats).join(', ')}.`)
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

function suppress(dir: string, report: LintReport, options: LintOptions): number {
  const why = { reason: options.require('suppress'), expires: options.require('expires') }
  const before = loadSuppressions(dir)
  if (before !== undefined && before.findings.length > 0)
    throw new CommandFailure(2, `${before.file.path} has faults itself; mend them first.`)
  const count = suppressFindings(dir, report.findings, before, why)
  const after = lintDirectory(dir)
  console.log(`${count} findings wait until ${why.expires}; ${after.findings.length} are left.`)
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
