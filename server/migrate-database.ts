import fastify from 'fastify'
import { findMissingMigrations, migrate } from './database/migrate.ts'
import { openDatabase } from './database/open-database.ts'
import { startJobQueue } from './jobs/queue/job-queue.ts'
import { runCommand } from './settings/run-command.ts'
import { resolveSettings } from './settings.ts'

/** Applies the migrations that the database of DATABASE_URL or DATA_DIR lacks, so that servers need no right to change tables. */
async function main(): Promise<void> {
  const database = await openDatabase(resolveSettings(process.env, []), console.log)
  try {
    await migrate(database)
    // The job queue has tables of its own, which it makes when it starts.
    const queue = await startJobQueue(database, fastify({ logger: { level: 'warn' } }).log)
    await queue.stop()
    const missing = await findMissingMigrations(database)
    console.log(
      missing.length === 0 ? 'The database has every migration of this release.' : missing.join('\n'),
    )
  } finally {
    await database.close()
  }
}

await runCommand(main)
