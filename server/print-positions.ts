import { parseArgs } from 'node:util'
import { openForReading } from './database/open-database.ts'
import { openPositions } from './positions/open-positions.ts'
import { runCommand } from './settings/run-command.ts'
import { resolveSettings } from './settings.ts'
import { loadServed } from './tenants/load-served.ts'

/** Prints the positions of a database's applications, one line of JSON each, for use without a running server. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { application: { type: 'string' } } })
  const settings = resolveSettings(process.env, [])
  const database = await openForReading(settings)
  const directory = await loadServed(settings, database)
  try {
    for await (const position of openPositions(database.db, directory, values.application))
      console.log(JSON.stringify(position))
  } finally {
    await database.close()
  }
}

await runCommand(main)
