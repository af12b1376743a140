import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { sql } from '../../server/database/drizzle.ts'
import { sandboxVendors } from '../../server/vendors/sandbox/sandbox-vendors.ts'
import { createTestApp } from '../support/backend/create-test-app.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { Borrower } from '../support/http/borrower.ts'
import { registration } from '../support/http/registration.ts'
import { walk } from '../support/http/road.ts'

// Walks roads, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const asksPages = /^(bank|linking)\.|\.(needsPayoffLetter|findSlots|book)$/

let database: OpenDatabase
let app: FastifyInstance
/** Number of calls by operation and key. */
let asked: Map<string, number>
beforeEach(async () => {
  database = await openTestDatabase()
  asked = new Map()
  app = await createTestApp({ database, vendors: watched(sandboxVendors, '') })
})
afterEach(() => app.close())

/**
 * Wraps the vendors so that each operation for which a page waits first acquires and releases a lock on all
 * applications. A transaction that is open during the call prevents this, and the test fails.
 */
function watched<T extends object>(known: T, path: string): T {
  return new Proxy(known, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member === 'function')
        return async (...args: readonly unknown[]) => {
          if (asksPages.test(`${path}${String(name)}`))
            await database.db.transaction(async (tx) => {
              await tx.execute(sql`set local lock_timeout = '5s'`)
              await tx.execute(sql`lock table applications, idempotency_keys in share row exclusive mode`)
            })
          const call = args.at(-1)
          const key = typeof call === 'object' && call !== null && 'key' in call ? String(call.key) : ''
          const question = `${path}${String(name)} ${key}`
          asked.set(question, (asked.get(question) ?? 0) + 1)
          return Reflect.apply(member, target, args)
        }
      return typeof member === 'object' && member !== null
        ? watched(member, `${path}${String(name)}.`)
        : member
    },
  })
}

describe('a vendor that a page waits for', () => {
  it('is asked once for each step, and no transaction waits for it, wherever the main road asks one', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    await walk(borrower)
    const ofPages = [...asked].filter(([question]) => asksPages.test(question.split(' ')[0] ?? ''))
    expect(ofPages.length).toBeGreaterThan(0)
    expect(ofPages.filter(([, times]) => times > 1)).toEqual([])
  })
})
