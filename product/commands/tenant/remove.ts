import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { namesDefault, type Source, tenantChain, tenantFiles } from '#source'
import { CommandFailure } from '../../../tools/commands/command-failure.ts'
import { type Options, parseOptions } from '../../../tools/commands/input/parse-options.ts'
import type { ApplicationPosition } from '../../../tools/positions/position.ts'
import { loadFromDatabase } from '../../operator/load-positions.ts'
import { ownServer } from '../../operator/own-server.ts'
import { withPublished } from '../../tenant/stage-published.ts'
import { askTenantDatabase, databaseEnv } from '../../tenant/tenant-database.ts'
import { processTerminal, type Terminal } from '../terminal.ts'
import { asked } from './asked.ts'
import { named, readTenants } from './read-tenant.ts'

type RemoveOptions = Options<'dir' | 'from' | 'url', 'yes' | 'database'>

/**
 * Removes a lender's folder or, with `--from`, the lender published in a database. Refuses lenders that others
 * extend, the default one and those with open applications. Asks first, unless `--yes` is given.
 */
export async function removeTenant(
  args: readonly string[],
  terminal: Terminal = processTerminal,
): Promise<number> {
  const options: RemoveOptions = parseOptions(args, ['dir', 'from', 'url'], ['yes', 'database'], 1)
  const code = named(options.operands[0], 'remove')
  const from = options.find('from')
  const removal = from === undefined ? ofFolder(options, code) : ofDatabase(options, code, from)
  const open = removal.isLeft ? [] : await openApplications(options)
  requireEnded(code, open)
  const outlook = outlookOf(code, removal, open)
  if (options.has('yes')) console.error(outlook)
  else if (!(await isSure(code, outlook, terminal))) return 1
  removal.run()
  console.log(removal.done)
  return 0
}

interface Removal {
  readonly run: () => void
  readonly done: string
  /** Marks a lender that servers still load from another place. */
  readonly isLeft: boolean
}

function ofFolder(options: RemoveOptions, code: string): Removal {
  const source = readTenants(options.find('dir'), code)
  requireSpare(source, code)
  return {
    run: () => rmSync(folderOf(source, code), { recursive: true }),
    done: `tenants/${code} is gone, and with the next look at it from every server that watches this folder.`,
    isLeft: false,
  }
}

function ofDatabase(options: RemoveOptions, code: string, from: string): Removal {
  const source = readTenants(options.find('dir'))
  const isLeft = existsSync(folderOf(source, code))
  if (!isLeft)
    asked(() => withPublished(source.dir, from, (stage) => requireSpare(readTenants(stage, code), code)))
  const instead = isLeft ? `, and is served as tenants/${code} says` : ''
  return {
    run: () => asked(() => askTenantDatabase(from, 'withdraw', code)),
    done: `${code} is no longer published${instead}: within two seconds on every server with TENANTS=database.`,
    isLeft,
  }
}

const folderOf = (source: Source, code: string): string => path.join(source.dir, 'tenants', code)

function requireSpare(source: Source, code: string): void {
  const heirs = [...tenantFiles(source).keys()].filter(
    (other) =>
      other !== code && tenantChain(source, other).files.some(({ path: file }) => file === fileOf(code)),
  )
  if (heirs.length > 0)
    throw new CommandFailure(
      1,
      `${heirs.join(', ')} ${heirs.length === 1 ? 'extends' : 'extend'} ${code}: let them extend another first.`,
    )
  if (namesDefault(source, code))
    throw new CommandFailure(
      1,
      `${code} is the default lender: make another one that first, by "default": true.`,
    )
}

const fileOf = (code: string): string => `tenants/${code}/tenant.json`

/** Open applications in the database or server named; undefined if none is named. */
async function openApplications(
  options: Options<'from' | 'url', 'database'>,
): Promise<readonly ApplicationPosition[] | undefined> {
  const from = options.find('from')
  if (from !== undefined)
    return asked(() => loadFromDatabase(undefined, { ...databaseEnv(from), TENANTS: 'database' }))
  const isNamed = options.has('database') || options.find('url') !== undefined
  if (isNamed)
    return ownServer.positions({
      url: options.find('url'),
      isDatabase: options.has('database'),
      application: undefined,
    })
  return process.env.DATABASE_URL ? asked(() => loadFromDatabase()) : undefined
}

function requireEnded(code: string, open: readonly ApplicationPosition[] = []): void {
  const { length } = open.filter(({ tenant }) => tenant === code)
  if (length === 0) return
  const are = length === 1 ? 'An application is' : `${length} applications are`
  throw new CommandFailure(
    1,
    `${are} open at ${code}, and could not go on without it: let it take nobody new, by "setup": "CLOSED", and remove it when they have ended.`,
  )
}

/** Sentence, before anything is removed, on what becomes of open applications. */
function outlookOf(
  code: string,
  { isLeft }: Removal,
  open: readonly ApplicationPosition[] | undefined,
): string {
  if (isLeft) return `${code} is served on, as tenants/${code} says.`
  if (open !== undefined) return `${code} has no open applications.`
  return `Open applications of ${code} could not go on without it, and were not counted: --database counts those of DATABASE_URL or DATA_DIR, --url U those of a running sandbox.`
}

async function isSure(code: string, outlook: string, { isInteractive, ask }: Terminal): Promise<boolean> {
  if (!isInteractive) throw new CommandFailure(2, `${outlook} To remove ${code}, say --yes.`)
  const answer = await ask(`Remove ${code}? ${outlook} Type its code to confirm: `)
  if (answer === code) return true
  console.error('Nothing was removed.')
  return false
}
