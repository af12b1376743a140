import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OpenDatabase } from './database/database.ts'
import { bringUpToDate } from './database/migrate.ts'
import { openExistingDatabase } from './database/open-database.ts'
import { runCommand } from './settings/run-command.ts'
import { requireConnections, resolveVendors } from './settings/vendor-settings.ts'
import { resolveSettings } from './settings.ts'
import { publishTenant, withdrawTenant } from './tenants/published/published-tenants.ts'
import { layPublished } from './tenants/published/tenant-mirror.ts'
import { findNamed } from './validation/find-named.ts'

type Action = (database: OpenDatabase, ...args: readonly string[]) => Promise<void>

/**
 * Actions of `journey tenant` on the database that DATABASE_URL or DATA_DIR names. They are here because tools/ knows none of
 * its tables.
 */
const actions: Readonly<Record<string, Action>> = {
  /** `lay FOLDER`: writes the published lenders over those of a folder. */
  lay: ({ db }, folder = '') => layPublished(db, folder),
  /** `publish CODE FILE...`: publishes a lender with these files. */
  publish: ({ db }, code = '', ...files) => {
    const contents = new Map(files.map((file) => [path.basename(file), readFileSync(file)]))
    const { vendors } = JSON.parse(contents.get('tenant.json')?.toString('utf8') ?? '{}')
    requireConnections(resolveVendors(process.env), code, vendors)
    return publishTenant(db, code, contents)
  },
  /** `withdraw CODE`: withdraws a lender. */
  withdraw: async ({ db }, code = '') => {
    if (!(await withdrawTenant(db, code))) throw new Error(`${code} is not published there.`)
  },
}

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const act = findNamed(actions, name)
  if (act === undefined) throw new Error(`There is no action "${name}".`)
  const settings = resolveSettings(process.env, [])
  const database = await openExistingDatabase(settings)
  try {
    await bringUpToDate(database, settings.migrates)
    await act(database, ...args)
  } finally {
    await database.close()
  }
}

await runCommand(() => main(process.argv.slice(2)))
