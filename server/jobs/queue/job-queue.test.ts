// @module-tag slow
import Fastify from 'fastify'
import { fromPglite } from 'pg-boss'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseTemplate } from '../../../tests/support/database/database-template.ts'
import { openPglite } from '../../database/open-pglite.ts'
import type { Ticket } from '../../vendors/ports/ticket.ts'
import { type JobQueue, startJobQueue } from './job-queue.ts'

const { log } = Fastify({ logger: false })
const ticket = (application: string): Ticket => ({ application, state: 'HMDA', version: 1 })

let database: Awaited<ReturnType<typeof openPglite>>
let queue: JobQueue
let asked: number

beforeEach(async () => {
  database = await openPglite({ template: await databaseTemplate() })
  const db = fromPglite(database.client)
  const executeSql: typeof db.executeSql = (text, values) => {
    if (text.includes('SKIP LOCKED') && text.includes('application-jobs')) asked += 1
    return db.executeSql(text, values)
  }
  queue = await startJobQueue({ ...database, queueConnection: { db: { ...db, executeSql } } }, log)
})
afterEach(async () => {
  await queue.stop()
  await database.close()
})

const send = (...applications: readonly string[]) =>
  database.db.transaction(async (tx) => {
    for (const application of applications) await queue.send(tx, ticket(application))
  })

/** Waits until all earlier queries are answered, because the single connection answers them in order. */
const allAnswered = () => database.client.query('select 1')

const resume = async () => {}

const applicationOf = (ticket: Ticket): string => ('application' in ticket ? ticket.application : '')

describe('the job queue', () => {
  it('asks the database for a job that is queued, and not as often as it has room for jobs', async () => {
    const done: string[] = []
    await queue.work(async (ticket) => void done.push(applicationOf(ticket)), resume)
    await send('first')
    await vi.waitFor(() => expect(done).toContain('first'), 10_000)
    await allAnswered()
    asked = 0
    await send('second')
    await vi.waitFor(() => expect(done).toContain('second'), 10_000)
    await allAnswered()
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(6)
  })

  it('lets no application wait for letters that a mail server does not take', async () => {
    const { promise: taken, resolve: take } = Promise.withResolvers<void>()
    const done: string[] = []
    await queue.work(async (ticket) => {
      if ('letter' in ticket) await taken
      else done.push(applicationOf(ticket))
    }, resume)
    await database.db.transaction(async (tx) => {
      for (let letter = 0; letter < 20; letter += 1) await queue.send(tx, { letter })
    })
    await allAnswered()
    await send('first', 'second', 'third')
    await vi.waitFor(() => expect(done.sort()).toEqual(['first', 'second', 'third']), 10_000)
    take()
  })

  it('gives each job a sign of life, without which another server takes it over', async () => {
    await queue.work(async () => {}, resume)
    await send('first')
    const { rows } = await database.client.query<{ heartbeat_seconds: number }>(
      "select heartbeat_seconds from pgboss.job where name = 'application-jobs'",
    )
    expect(rows).toEqual([{ heartbeat_seconds: 30 }])
  })

  it('runs again what failed, and nothing that was taken with it', async () => {
    const tried: string[] = []
    await queue.work(async (ticket) => {
      const application = applicationOf(ticket)
      tried.push(application)
      if (application === 'bad' && tried.filter((each) => each === 'bad').length < 2) throw new Error('Once.')
    }, resume)
    await send('good', 'bad', 'better')
    await vi.waitFor(() => expect(tried.filter((each) => each === 'bad')).toHaveLength(2), 20_000)
    expect(tried.toSorted()).toEqual(['bad', 'bad', 'better', 'good'])
  })

  it('takes eight jobs at once', async () => {
    const all = ['1', '2', '3', '4', '5', '6', '7', '8']
    const { promise, resolve } = Promise.withResolvers<void>()
    const begun = new Set<string>()
    await queue.work(async (ticket) => {
      const application = applicationOf(ticket)
      begun.add(application)
      if (begun.size === all.length) resolve()
      await promise
    }, resume)
    await send(...all)
    await promise
    expect([...begun].toSorted()).toEqual(all)
  })
})
