import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../../../server/database/migrate.ts'
import { openPglite } from '../../../server/database/open-pglite.ts'

/** A migrated database to begin from, made once for all test files: initdb takes seconds, a copy a third of one. */
export const databaseTemplate = async (): Promise<Blob> => new Blob([readFileSync(await templateFile())])

/** The archive of its data folder. */
export async function templateFile(): Promise<string> {
  const file = path.join(tmpdir(), `heloc-test-database-${fingerprint()}.tar`)
  if (!existsSync(file)) await createTemplate(file)
  return file
}

async function createTemplate(file: string): Promise<void> {
  const database = await openPglite({})
  await migrate(database)
  const dump = await database.client.dumpDataDir('none')
  await database.close()
  // Several test processes may come here at once: each writes its own file, and the last rename wins.
  const own = `${file}.${randomUUID()}`
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
  renameSync(own, file)
}

function fingerprint(): string {
  const folder = path.join(import.meta.dirname, '../../../server/database/migrations')
  const lock = readFileSync(path.join(import.meta.dirname, '../../../package.json'))
  const migrations = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name)))
  return [lock, ...migrations]
    .reduce((hash, bytes) => hash.update(bytes), createHash('sha256'))
    .digest('hex')
    .slice(0, 16)
}
