import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerState } from '#generated/domain'
import source from '../../../flows/limits.json' with { type: 'json' }
import { journey } from '../../../tests/support/lenders/flows.ts'
import { ApiError } from '../api/api-error.ts'
import { provideCallLimits } from '../api/call-limits.ts'
import { createFollower } from './create-follower.ts'

const clients = 50
const limits = { staleMs: 250, lookMs: 2000, exhaustedLookMs: 30_000, slowMs: 30_000 }
const awayFromMs = 60_000
const awayMs = 60_000
const endMs = awayFromMs + 2 * awayMs
/** Width of the windows in which requests are counted. A client on a live page polls once per window. */
const windowMs = limits.lookMs

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

beforeEach(() => {
  provideCallLimits(source.limits)
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => vi.useRealTimers())

/** Counts the requests per window of clients that wait for the server's work, with a server that is down for a minute. */
async function countRequests(fail: () => Promise<void>, afterwards: ServerState): Promise<readonly number[]> {
  const counts = Array.from({ length: endMs / windowMs }, () => 0)
  const answer = async <T>(value: () => T): Promise<T> => {
    const now = Date.now()
    counts[Math.floor(now / windowMs)] = (counts[Math.floor(now / windowMs)] ?? 0) + 1
    if (now >= awayFromMs && now < awayFromMs + awayMs) await fail()
    return value()
  }
  const isBack = () => Date.now() >= awayFromMs + awayMs
  const version = () => (isBack() ? 2 : 1)
  const waiting = 'WAITING_FOR_SOFT_CREDIT'
  const stops = Array.from({ length: clients }, async (_, client) => {
    await sleep((client * windowMs) / clients)
    const follower = createFollower({
      journey,
      known: { profile: {}, heloc: { version: 1 }, status: { checklistStatus: waiting, version: 1 } },
      calls: {
        status: () =>
          answer(() => ({ checklistStatus: isBack() ? afterwards : waiting, version: version() })),
        rest: async () => {
          const [profile, heloc] = await Promise.all([
            answer(() => ({})),
            answer(() => ({ version: version() })),
          ])
          return { profile, heloc }
        },
      },
      versionOf: ({ heloc }) => heloc.version,
      isFresh: true,
      limits,
      now: Date.now,
      sleep,
      hasEnded: () => false,
      keep: (data) => data,
    })
    follower.live()
    return follower.start()
  })
  await vi.advanceTimersByTimeAsync(endMs)
  for (const stop of stops) (await stop)()
  return counts
}

const cut = async () => {
  throw new ApiError(0, 'cut')
}
const silent = async () => {
  await sleep(source.limits.request.timeoutMs)
  throw new ApiError(0, 'no answer in time')
}

it.each([
  ['cut off', cut, 'WAITING_FOR_SOFT_CREDIT'],
  ['cut off, and has moved every application on meanwhile', cut, 'OFFER_SELECTION'],
  ['silent', silent, 'WAITING_FOR_SOFT_CREDIT'],
  ['silent, and has moved every application on meanwhile', silent, 'OFFER_SELECTION'],
] as const)(
  'fifty clients send a server that was %s for a minute at most three times the usual requests',
  async (_, fail, afterwards) => {
    const counts = await countRequests(fail, afterwards)
    const away = awayFromMs / windowMs
    const usual = Math.max(...counts.slice(away / 2, away))
    // Each client polls at least once in the last windows: none has merely stopped.
    expect(usual).toBeGreaterThanOrEqual(clients)
    expect(Math.max(...counts.slice(away))).toBeLessThanOrEqual(3 * usual)
  },
)
