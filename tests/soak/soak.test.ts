import { describe, expect, it } from 'vitest'
import { startPostgres } from '../support/temporary-postgres.ts'
import { type Soak, soakKills, soakRequests } from './soak.ts'

/** A part of `npm run soak`, on a machine that may be busy with other tests. */
const timeout = 300_000
const soak: Soak = { databaseUrl: '', seed: Number(process.env.SEED ?? 1), say: () => {} }

describe('requests made from the OpenAPI document, right and wrong', () => {
  it(
    'are answered as the document says, and none by a fault of the server',
    async () => {
      const stages = ['OFFER_SELECTION', 'INCOME_VERIFICATION', 'DEED_SIGNING']
      const tally = await soakRequests(soak, 2000, { stages, signerSteps: ['acts/consent'] })
      expect(tally.faults).toEqual([])
      expect(tally.sent).toBeGreaterThanOrEqual(2000)
    },
    timeout,
  )
})

describe('a server that is killed while borrowers walk the road', () => {
  it(
    'has lost nothing of what it acknowledged, and done nothing twice, on the embedded database',
    async () => {
      const { faults, completed } = await soakKills(soak, 5)
      expect(faults).toEqual([])
      expect(completed).toBeGreaterThan(0)
    },
    timeout,
  )

  it(
    'has lost nothing on Postgres, where it is installed',
    async () => {
      const postgres = await startPostgres()
      if (postgres === undefined) {
        console.warn('NOT TESTED: no Postgres is installed or named by DATABASE_URL.')
        return
      }
      try {
        expect((await soakKills({ ...soak, databaseUrl: postgres.url }, 5)).faults).toEqual([])
      } finally {
        await postgres.stop()
      }
    },
    timeout,
  )
})
