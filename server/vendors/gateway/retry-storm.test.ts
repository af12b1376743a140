import { describe, expect, it } from 'vitest'
import { spreadMs, usualBackOff, waitMs } from './back-off.ts'

const clients = 50
const awayMs = 60_000
/** Interval at which each client calls a vendor while it works. */
const everyMs = 10_000
const usual = clients / (everyMs / 1000)

/** Creates a generator of pseudo-random numbers, the same each time. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Counts the requests in each second to a vendor that fails for a minute, for calls first made `apartMs` apart. */
function countRequests(
  apartMs: number,
  nextMs: (attempts: number, now: number, random: () => number) => number,
) {
  const counts = new Map<number, number>()
  for (let client = 0; client < clients; client += 1) {
    const random = createRandom(client * 7919 + 1)
    let now = client * apartMs
    for (let attempts = 1; ; attempts += 1) {
      const second = Math.floor(now / 1000)
      counts.set(second, (counts.get(second) ?? 0) + 1)
      if (now >= awayMs) break
      now += nextMs(attempts, now, random)
    }
  }
  return counts
}

const mostFrom = (counts: ReadonlyMap<number, number>, from: number) =>
  Math.max(...[...counts].map(([second, count]) => (second >= from ? count : 0)))

describe('fifty calls to a vendor that was away for a minute', () => {
  it.each([
    ['as they came', everyMs / clients],
    ['all at once', 0],
  ])('come back spread, at most three times the usual, where they were made %s', (_, apartMs) => {
    const counts = countRequests(apartMs, (attempts, _now, random) => waitMs(usualBackOff, attempts, random))
    expect(mostFrom(counts, awayMs / 1000)).toBeLessThanOrEqual(3 * usual)
  })

  it('come back spread where the vendor names to all of them the moment at which it will be there', () => {
    const counts = countRequests(everyMs / clients, (attempts, now, random) =>
      Math.max(waitMs(usualBackOff, attempts, random), spreadMs(awayMs - now, random)),
    )
    expect(mostFrom(counts, awayMs / 1000)).toBeLessThanOrEqual(3 * usual)
    // No retry comes earlier than the vendor asked.
    const early = [...counts.keys()].filter((second) => second > everyMs / 1000 && second < awayMs / 1000)
    expect(early).toEqual([])
  })
})
