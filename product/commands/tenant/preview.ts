import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { namesGroup, repository } from '#source'
import { CommandFailure } from '../../../tools/commands/command-failure.ts'
import { parseOptions } from '../../../tools/commands/input/parse-options.ts'
import { readTenants } from './read-tenant.ts'

const sheet = 'test-results/pages/lenders.html'

/**
 * Opens the key pages of one lender or all in a browser and saves a sheet of their pictures; exits 1 for overflow or
 * axe violations.
 */
export function preview(args: readonly string[]): number {
  const [code] = parseOptions(args, [], [], 1).operands
  const source = readTenants(undefined, ...(code === undefined ? [] : [code]))
  if (code !== undefined && namesGroup(source, code))
    throw new CommandFailure(2, `${code} is a group: it has no pages. Name a lender that extends it.`)
  if (!existsSync(path.join(repository, 'dist/index.html'))) run(['node_modules/vite/bin/vite.js', 'build'])
  const status = run(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/playwright.config.ts',
      'e2e/lenders/lenders.spec.ts',
    ],
    { LENDERS: code ?? 'all' },
  )
  if (existsSync(path.join(repository, sheet))) console.log(`Open ${sheet} in a browser.`)
  return status
}

function run(command: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(process.execPath, command, {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0 ? 0 : 1
}
