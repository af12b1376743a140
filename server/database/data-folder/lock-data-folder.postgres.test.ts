// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/test-database.ts'
import { startServerProcess } from '../../../tests/support/processes/server-process.ts'

it('lets servers on one Postgres share the folder of their secrets', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-shared-'))
  const database = await createTestDatabase()
  const env = { DATA_DIR: folder, DATABASE_URL: database.url }
  const servers = await Promise.all([startServerProcess(env), startServerProcess(env)])
  for (const { base } of servers) expect((await fetch(`${base}/health/ready`)).status).toBe(200)
  for (const server of servers) expect(await server.stop()).toBe(0)
  await database.remove()
  rmSync(folder, { recursive: true })
}, 60_000)
