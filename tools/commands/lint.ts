import path from 'node:path'
import { type Finding, loadSource, requireTenant, type Source, SourceError } from '#source'
import { printFindings } from '../lint/print-findings.ts'
import { runLint } from '../lint/run-lint.ts'
import { CommandFailure } from './command-failure.ts'
import { parseOptions } from './parse-options.ts'

/** Checks flows/ and tenants/ of a directory: 0 clean, 1 findings, 2 cannot be read. */
export function lint(args: readonly string[]): number {
  const options = parseOptions(args, ['dir', 'tenant', 'format'])
  const format = options.find('format') ?? 'pretty'
  if (format !== 'pretty' && format !== 'json') {
    throw new CommandFailure(2, `There is no format "${format}"; there are pretty and json.`)
  }
  const dir = options.find('dir')
  const source = load(dir === undefined ? undefined : path.resolve(dir), options.find('tenant'))
  const findings = runLint(source, options.find('tenant'))
  const isColoured = process.stdout.isTTY === true && process.env.NO_COLOR === undefined
  console.log(
    format === 'json' ? JSON.stringify({ findings }, null, 2) : printFindings(findings, source, isColoured),
  )
  return exitCode(findings)
}

function load(dir: string | undefined, tenant: string | undefined): Source {
  try {
    const source = loadSource(dir)
    if (tenant !== undefined) requireTenant(source, tenant)
    return source
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new CommandFailure(2, error.message)
  }
}

/** A file that does not parse, or is not there, was not read: what else is wrong in it nobody knows. */
function exitCode(findings: readonly Finding[]): number {
  if (findings.some(({ rule }) => rule === 'json-syntax' || rule === 'missing-file')) return 2
  return findings.length === 0 ? 0 : 1
}
