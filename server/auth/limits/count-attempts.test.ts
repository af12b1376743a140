import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import type { Database } from '../../database/database.ts'
import { claimAttempt, countAttempt, forgetAttempts } from './count-attempts.ts'

vi.setConfig({ hookTimeout: 60_000 })

const rule = { free: 5, firstMs: 1000, factor: 2, mostMs: 30_000, forgetMs: 3_600_000 }
const start = new Date('2026-11-20T08:00:00.000Z')
const momentOf = (ms: number) => new Date(start.getTime() + ms)

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterAll(() => close())

describe('attempts', () => {
  it('are free at first, then wait twice as long each time, half a minute at most', async () => {
    const key = randomUUID()
    const waits: number[] = []
    let now = start
    while (waits.length < 8) {
      const left = await claimAttempt(db, key, rule, now)
      if (left > 0) waits.push(left)
      now = new Date(now.getTime() + left)
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })

  it('are refused to the last millisecond of their delay, and forgotten after an hour without one', async () => {
    const key = randomUUID()
    for (let count = 0; count < 6; count += 1) await claimAttempt(db, key, rule, start)
    expect(await claimAttempt(db, key, rule, momentOf(999))).toBe(1)
    expect(await claimAttempt(db, key, rule, momentOf(1000))).toBe(0)
    expect(await claimAttempt(db, key, rule, momentOf(1000))).toBe(2000)
    const later = momentOf(1000 + rule.forgetMs)
    for (let count = 0; count < 5; count += 1) expect(await claimAttempt(db, key, rule, later)).toBe(0)
  })

  it('bring no more when they come at once', async () => {
    const key = randomUUID()
    const left = await Promise.all(Array.from({ length: 20 }, () => claimAttempt(db, key, rule, start)))
    // The sixth attempt is still allowed; it delays the seventh.
    expect(left.filter((ms) => ms === 0)).toHaveLength(6)
    expect(left.filter((ms) => ms > 1000)).toEqual([])
  })

  it('begin anew for somebody who has proven who they are', async () => {
    const key = randomUUID()
    for (let count = 0; count < 8; count += 1) await claimAttempt(db, key, rule, start)
    await forgetAttempts(db, key)
    expect(await claimAttempt(db, key, rule, start)).toBe(0)
  })

  it('are counted in a window that begins with the first', async () => {
    const key = randomUUID()
    const counted: number[] = []
    for (const ms of [0, 10, 59_999, 60_000, 60_001])
      counted.push((await countAttempt(db, key, 60_000, momentOf(ms))).count)
    expect(counted).toEqual([1, 2, 3, 1, 2])
    expect(await countAttempt(db, key, 60_000, momentOf(90_000))).toEqual({ count: 3, leftMs: 30_000 })
  })
})
