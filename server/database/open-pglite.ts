import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { fromPglite } from 'pg-boss'
import type { OpenDatabase } from './database.ts'
import { loadPgliteDriver } from './drizzle.ts'
import * as schema from './schema.ts'

export interface PgliteOptions {
  /** Folder of the data. Without one the database is in memory and ends with the process. */
  readonly folder?: string
  /** Dumped data folder to start from, which saves the seconds of initdb. */
  readonly template?: Blob
}

/** Opens the embedded Postgres. It has one connection: other statements wait while a transaction is open. */
export async function openPglite(
  options: PgliteOptions,
): Promise<OpenDatabase & { readonly client: PGlite }> {
  if (options.folder !== undefined) mkdirSync(path.dirname(options.folder), { recursive: true })
  const client = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.template === undefined ? {} : { loadDataDir: options.template }),
    // The default of 128 MB is allocated completely in the WebAssembly memory: 342 MB resident instead of 192.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  return { ...overPglite(client), client }
}

/** Wraps an open PGlite for the server. */
export function overPglite(client: PGlite): OpenDatabase {
  return {
    kind: 'pglite',
    db: loadPgliteDriver().drizzle(client, { schema }),
    queueConnection: { db: fromPglite(client) },
    hasRoom: async () => true,
    exec: async (sql) => void (await client.exec(sql)),
    close: () => client.close(),
  }
}
