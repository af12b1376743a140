import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type BreakableLine, breakableLine } from '../../tests/support/database/breakable-line.ts'
import type { OpenDatabase } from './database.ts'
import { sql } from './drizzle.ts'
import { findFault } from './find-fault.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { patience } from './postgres-connection.ts'

// Timeouts short enough for a test; the usual ones are described where they are defined.
const short = { ...patience, connectionTimeoutMillis: 1000, statement_timeout: 1000, query_timeout: 1200 }
const poolSize = 10

const postgresUrl = inject('postgresUrl') ?? ''
let line: BreakableLine
let database: OpenDatabase

beforeEach(async () => {
  line = await breakableLine(postgresUrl)
  database = await openPostgres(line.url, short)
})
afterEach(async () => {
  line.mend()
  await database.close()
  line.close()
})

const ask = () => database.db.transaction(async (tx) => void (await tx.execute(sql`select 1`)))

/** Runs some work several times in parallel and returns the faults. */
async function faultsOf(times: number, work: () => Promise<unknown>): Promise<readonly unknown[]> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, work))
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? findFault(outcome.reason) : 'done'))
}

describe('a Postgres of one’s own', () => {
  it('that does not answer is away, and has all its connections again when it answers', async () => {
    await Promise.all(Array.from({ length: poolSize }, () => database.db.execute(sql`select pg_sleep(0.1)`)))
    line.silence()
    const began = performance.now()
    expect(new Set(await faultsOf(2 * poolSize, ask))).toEqual(new Set(['AWAY']))
    // Time without a connection, of a statement and of its rollback.
    expect(performance.now() - began).toBeLessThan(10_000)
    line.mend()
    expect(new Set(await faultsOf(2 * poolSize, ask))).toEqual(new Set(['done']))
  })

  it('that goes silent in the middle of a transaction is away, and the next transaction is whole', async () => {
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      line.silence()
      await tx.execute(sql`select 2`)
    })
    await expect(work).rejects.toSatisfy((error) => findFault(error) === 'AWAY')
    line.mend()
    expect(new Set(await faultsOf(poolSize, ask))).toEqual(new Set(['done']))
  })

  it('gives up on a statement that waits too long for the lock of another', async () => {
    const key = 4711
    const holding = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const held = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
      holding.resolve()
      await free.promise
    })
    await holding.promise
    const wait = () => database.db.execute(sql`select pg_advisory_lock(${key})`)
    expect(await faultsOf(1, wait)).toEqual(['AWAY'])
    free.resolve()
    await held
  })

  it('is full for a while after it had no room for something', async () => {
    expect(await database.hasRoom()).toBe(true)
    const full = database.db.transaction((tx) =>
      tx.execute(sql`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`),
    )
    await expect(full).rejects.toSatisfy((error) => findFault(error) === 'FULL')
    expect(await database.hasRoom()).toBe(false)
  })

  it('is migrated once by servers that start at the same time, whatever time it takes', async () => {
    await database.exec('create database of_two_servers')
    const url = postgresUrl.replace(/[^/]*$/, 'of_two_servers')
    const servers = await Promise.all([openPostgres(url, short), openPostgres(url, short)])
    await Promise.all(servers.map((database) => migrate(database)))
    for (const server of servers) await server.close()
    // A statement that takes longer than the timeout.
    await database.exec('select pg_sleep(1.5)')
    await database.exec('drop database of_two_servers with (force)')
  })
})
