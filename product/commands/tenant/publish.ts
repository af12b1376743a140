import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { namedFiles, namesGroup, resolveTenant, type Source } from '#source'
import { CommandFailure } from '../../../tools/commands/command-failure.ts'
import { parseOptions } from '../../../tools/commands/input/parse-options.ts'
import { readSource } from '../../../tools/commands/input/read-source.ts'
import { exitCode } from '../../../tools/lint/exit-code.ts'
import { annotatedRoot } from '../../../tools/lint/formats/annotated-root.ts'
import { formats } from '../../../tools/lint/formats/formats.ts'
import { lintDirectory } from '../../../tools/lint/lint-directory.ts'
import { withPublished } from '../../tenant/stage-published.ts'
import { askTenantDatabase, databaseName } from '../../tenant/tenant-database.ts'
import { asked } from './asked.ts'
import { named, readTenants } from './read-tenant.ts'

/**
 * Publishes a lender into the database of a fleet, if `journey lint` finds nothing wrong with it together with the
 * lenders published there.
 */
export function publishTenant(args: readonly string[]): number {
  const options = parseOptions(args, ['dir', 'to'], [], 1)
  const code = named(options.operands[0], 'publish')
  const source = readTenants(options.find('dir'), code)
  const to = options.find('to')
  asked(() => {
    withPublished(source.dir, to, (stage) => requireClean(source, stage, code))
    askTenantDatabase(to, 'publish', code, ...filesOf(source, code))
  })
  console.log(
    `${code} is published to ${databaseName(to)}: every server of it with TENANTS=database serves it within two seconds.`,
  )
  return 0
}

/** Checks all lenders, since a group affects those that extend it. */
function requireClean(source: Source, stage: string, code: string): void {
  const place = path.join(stage, 'tenants', code)
  rmSync(place, { recursive: true, force: true })
  cpSync(path.join(source.dir, 'tenants', code), place, { recursive: true })
  const isOfAll = namesGroup(source, code)
  const report = readSource(() => lintDirectory(stage, isOfAll ? undefined : code))
  const result = exitCode(report, { failSeverity: 'warning', maxWarnings: undefined })
  if (result === 0) return
  const { dir } = source
  console.log(
    formats.pretty(report, { dir, root: annotatedRoot(dir), isColoured: process.stdout.isTTY === true }),
  )
  throw new CommandFailure(result, 'Nothing was published.')
}

/** Settings file, and the images and fonts that it names. */
function filesOf(source: Source, code: string): readonly string[] {
  return ['tenant.json', ...namedFiles(resolveTenant(source, code).settings.value)]
    .map((name) => path.join(source.dir, 'tenants', code, name))
    .filter((file) => existsSync(file))
}
