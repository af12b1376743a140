// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { createTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { applications } from '../database/schema.ts'
import { createRing, keyOfSecret } from '../secrets/key-ring.ts'
import { unseal } from '../secrets/seal.ts'
import { loadSecrets } from './load-secrets.ts'
import { rotateKeys } from './rotate-keys.ts'

vi.setConfig({ testTimeout: 180_000 })

const [one, two] = ['the first secret of this installation', 'the second secret of this installation']

it('seals everything anew while two servers take applications, and none of them is lost or held up', async () => {
  const { url, remove } = await createTestDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rotate-postgres-'))
  const sources = { dataDir, databaseUrl: url, jwtSecret: one, previousJwtSecrets: [], operatorKey: one }
  const before = { ...sources, dataKey: one, previousDataKeys: [] }
  const after = { ...sources, dataKey: two, previousDataKeys: [one] }
  const start = async (keys: typeof before | typeof after): Promise<FastifyInstance> => {
    const database = await openPostgres(url)
    return createTestApp({ database, secrets: await loadSecrets(keys, database) })
  }
  const database = await openPostgres(url)
  try {
    const first = await start(before)
    const standing = await Promise.all(Array.from({ length: 6 }, () => applyAt(first, 'INCOME_VERIFICATION')))
    await first.close()
    const servers = [await start(after), await start(after)] as const
    const walking = standing.map((borrower, index) =>
      walk(returning(servers[index % 2 === 0 ? 0 : 1], borrower)),
    )
    const arriving = servers.map((app) => applyAt(app, 'IDENTITY_VERIFICATION'))
    const rotation = { sources: after, database, say: () => {}, options: { batchSize: 1 } }
    expect(await rotateKeys(rotation)).toBe(true)
    for (const passed of await Promise.all(walking)) expect(passed.at(-1)).toBe('COMPLETE')
    await Promise.all(arriving)
    await Promise.all(servers.map((app) => app.close()))
    const ring = createRing(keyOfSecret(two))
    const files = await database.db.select({ loanFile: applications.loanFile }).from(applications)
    const opened = files.map(({ loanFile: { ssn } }) => unseal(ring, ssn?.sealed ?? ''))
    expect(opened).toEqual(Array(8).fill('501223344'))
    await (await start({ ...after, previousDataKeys: [] })).close()
  } finally {
    await database.close()
    await remove()
    rmSync(dataDir, { recursive: true })
  }
})

/** Returns the same person at another server, who proves with the password who they are where money moves. */
function returning(app: FastifyInstance, { token, application, client }: Borrower): Borrower {
  const same = Object.assign(new Borrower(app), { token, application })
  same.client.password = client.password
  return same
}

async function applyAt(app: FastifyInstance, state: string): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration())
  await walk(borrower, state)
  return borrower
}
