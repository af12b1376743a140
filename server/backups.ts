import { parseArgs } from 'node:util'
import { backUp } from './backup/back-up.ts'
import { readLines, writeLines } from './backup/lines.ts'
import { restore } from './backup/restore.ts'
import { openDatabase, openForReading } from './database/open-database.ts'
import { fileKey } from './documents/files/file-store.ts'
import { openStore } from './documents/files/open-store.ts'
import { runCommand } from './settings/run-command.ts'
import { SettingsError } from './settings/settings-error.ts'
import { resolveSettings, type Settings } from './settings.ts'

/**
 * Backs up the database that DATABASE_URL or DATA_DIR names, with `--files` the files of its store too, or restores one:
 * `node server/backups.ts backup|restore FILE`.
 */
async function main(): Promise<void> {
  const options = { files: { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [action, file] = positionals
  if (file === undefined || (action !== 'backup' && action !== 'restore'))
    throw new SettingsError('Say what to do and with which file: backup FILE, or restore FILE.')
  const settings = resolveSettings(process.env, [])
  await (action === 'backup' ? backUpTo(file, settings, values.files) : restoreFrom(file, settings))
}

async function backUpTo(file: string, settings: Settings, withFiles: boolean): Promise<void> {
  const database = await openForReading(settings)
  try {
    const store = withFiles ? await openStore(settings.store, database) : undefined
    const files = { found: 0, gone: 0 }
    const { write, close } = writeLines(file)
    const { rows } = await backUp(database, write, async (uuid) => {
      const bytes = await store?.get(fileKey(uuid))
      if (store !== undefined) files[bytes === undefined ? 'gone' : 'found'] += 1
      return bytes
    })
    await close()
    if (store !== undefined)
      console.log(`${files.found} files of the store are in it; ${files.gone} were gone from it.`)
    console.log(
      `${rows} rows are in ${file}. Keep the data key (docs/operations.md#secrets) elsewhere: without it, nobody reads what is sealed.`,
    )
  } finally {
    await database.close()
  }
}

async function restoreFrom(file: string, settings: Settings): Promise<void> {
  const database = await openDatabase(settings, console.log)
  try {
    const { rows } = await restore(database, readLines(file))
    console.log(`${rows} rows are restored. Start the server with the data key that the backup needs.`)
  } finally {
    await database.close()
  }
}

await runCommand(main)
