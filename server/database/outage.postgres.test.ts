// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import limits from '../../flows/limits.json' with { type: 'json' }
import { type OwnPostgres, startOwnPostgres } from '../../tests/support/database/temporary-postgres.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { type RemoteAnswer, remoteApp } from '../../tests/support/http/remote-app.ts'
import { statesOfRoad, walk } from '../../tests/support/http/road.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/processes/server-process.ts'

let postgres: OwnPostgres
let server: ServerProcess
let folder: string
let answers: RemoteAnswer[]

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'heloc-outage-'))
  postgres = await startOwnPostgres()
  server = await startServerProcess({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SANDBOX: 'on',
    SANDBOX_DAY_SECONDS: '0',
    SANDBOX_JOB_MS: '50',
    SANDBOX_REVIEW_MS: '50',
  })
}, 60_000)
afterAll(async () => {
  await server?.kill()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function query(sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** Faults that may happen to a Postgres. */
const mishaps = {
  'sends everybody away': () =>
    query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    ),
  'is restarted': async () => {
    await postgres.shutDown()
    await pause(300)
    await postgres.start()
  },
  'is killed': async () => {
    await postgres.kill()
    await postgres.start()
  },
}

describe('a Postgres under load', () => {
  it.each(Object.entries(mishaps))(
    'that %s again and again loses nothing that was acknowledged, and the server goes on by itself',
    async (name, befall) => {
      answers = []
      const app = remoteApp(server.base, (answer) => answers.push(answer))
      const borrowers = await Promise.all(
        [1, 2, 3].map(async (count) => {
          const borrower = new Borrower(app)
          await borrower.register(
            registration({ email: `${name.replaceAll(' ', '.')}.${count}@example.com` }),
          )
          return borrower
        }),
      )
      const walks = Promise.all(borrowers.map((borrower) => walk(borrower)))
      for (let times = 0; times < 3; times += 1) {
        await pause(500)
        await befall()
      }
      expect(await walks).toEqual(borrowers.map(() => statesOfRoad))
      expect(server.isAlive(), server.said()).toBe(true)
      const refused = answers.filter(({ status }) => status !== 503 && (status < 200 || status >= 300))
      // Each is asked once for a proof of who they are, before money moves. What was proven is not lost either.
      expect(refused.map(({ status }) => status)).toEqual(borrowers.map(() => 403))
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(limits.limits.request.timeoutMs)
      expect(
        await query('select application, version from events group by 1, 2 having count(*) > 1'),
      ).toEqual([])
      expect(await query('select owner from applications group by 1 having count(*) > 1')).toEqual([])
    },
    120_000,
  )
})
