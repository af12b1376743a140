import { rmSync } from 'node:fs'
import path from 'node:path'
import { asJsonObject, type Source, tenantChain, tenantFiles } from '#source'
import { CommandFailure } from '../command-failure.ts'
import { parseOptions } from '../parse-options.ts'
import { processTerminal, type Terminal } from '../terminal.ts'
import { named, readTenants } from './read-tenant.ts'

/** Takes a lender away, with its folder; not one that others extend, nor the default one. Asks first, unless `--yes` says so. */
export async function removeTenant(
  args: readonly string[],
  terminal: Terminal = processTerminal,
): Promise<number> {
  const options = parseOptions(args, ['dir'], ['yes'], 1)
  const code = named(options.operands[0], 'remove')
  const source = readTenants(options.find('dir'), code)
  requireSpare(source, code)
  if (!options.has('yes') && !(await isSure(code, terminal))) return 1
  rmSync(path.join(source.dir, 'tenants', code), { recursive: true })
  console.log(
    `tenants/${code} is gone, and with the next look at it from every server that watches this folder.`,
  )
  return 0
}

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
  if (asJsonObject(tenantFiles(source).get(code)?.value).default === true)
    throw new CommandFailure(
      1,
      `${code} is the default lender: make another one that first, by "default": true.`,
    )
}

const fileOf = (code: string): string => `tenants/${code}/tenant.json`

async function isSure(code: string, { isInteractive, ask }: Terminal): Promise<boolean> {
  if (!isInteractive)
    throw new CommandFailure(
      2,
      `${code} would be removed with its folder, and its open applications could not go on: say --yes.`,
    )
  const answer = await ask(
    `Remove ${code} with its folder? Its open applications cannot go on. Type its code to confirm: `,
  )
  if (answer === code) return true
  console.error('Nothing was removed.')
  return false
}
