import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { openPglite } from '../../../server/database/open-pglite.ts'
import { startJobQueue } from '../../../server/jobs/queue/job-queue.ts'

/** Migrated database to copy, created once for all test files: initdb takes seconds, a copy a third of a second. */
export const databaseTemplate = async (): Promise<Blob> => new Blob([readFileSync(await templateFile())])

/** Returns the path of the archive of its data folder. */
export async function templateFile(): Promise<string> {
  const file = path.join(tmpdir(), `heloc-test-database-${fingerprint()}.tar`)
  if (!existsSync(file)) await createTemplate(file)
  return file
}

async function createTemplate(file: string): Promise<void> {
  const database = await openPglite({})
  await migrateWhole(database)
  const dump = await database.client.dumpDataDir('none')
  await database.close()
  // Several test processes may run this at once: each writes its own file, and the last rename wins.
  const own = `${file}.${randomUUID()}`
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
  renameSync(own, file)
}

/** Migrates a database and creates the tables of the job queue, so that no test waits for either. */
export async function migrateWhole(database: OpenDatabase): Promise<void> {
  await migrate(database)
  const queue = await startJobQueue(database, Fastify({ logger: false }).log)
  await queue.stop()
}

function fingerprint(): string {
  const root = path.join(import.meta.dirname, '../../..')
  const migrations = 'server/database/migrations'
  const files = readdirSync(path.join(root, migrations)).map((name) => path.join(migrations, name))
  return ['package.json', 'server/jobs/queue/job-queue.ts', ...files.sort()]
    .map((file) => readFileSync(path.join(root, file)))
    .reduce((hash, bytes) => hash.update(bytes), createHash('sha256'))
    .digest('hex')
    .slice(0, 16)
}
