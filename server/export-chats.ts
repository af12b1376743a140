import { parseArgs } from 'node:util'
import { noteAtConsole } from './audit/note-at-console.ts'
import { exportChats } from './chat/export/export-chats.ts'
import { systemClock } from './clock/clock.ts'
import { openExistingDatabase, openForReading } from './database/open-database.ts'
import { createFileReader } from './documents/files/document-files.ts'
import { openStore } from './documents/files/open-store.ts'
import { loadDataKeys } from './keys/load-secrets.ts'
import { runCommand } from './settings/run-command.ts'
import { SettingsError } from './settings/settings-error.ts'
import { resolveSettings } from './settings.ts'

/** Prints the chats of a lender, one line of JSON for each conversation: `node server/export-chats.ts --lender CODE`. */
async function main(): Promise<void> {
  const { lender } = parseArgs({ options: { lender: { type: 'string' } } }).values
  if (lender === undefined)
    throw new SettingsError('Say which lender: --lender CODE, the name of its folder.')
  const settings = resolveSettings(process.env, [])
  const written = await openExistingDatabase(settings)
  await noteAtConsole(written, 'exported.chats', lender).finally(() => written.close())
  const database = await openForReading(settings)
  try {
    const store = await openStore(settings.store, database)
    const read = createFileReader(
      {
        database,
        clock: systemClock,
        log: { error: console.error },
        dataKey: await loadDataKeys(settings, database),
      },
      store,
    )
    for await (const chat of exportChats(database, read, lender)) console.log(JSON.stringify(chat))
  } finally {
    await database.close()
  }
}

await runCommand(main)
