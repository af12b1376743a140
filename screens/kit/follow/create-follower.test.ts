import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isWorking } from '#engine'
import type { ServerState } from '#generated/domain'
import source from '../../../flows/limits.json' with { type: 'json' }
import { journey } from '../../../tests/support/lenders/flows.ts'
import { ApiError } from '../api/api-error.ts'
import { provideCallLimits } from '../api/call-limits.ts'
import { createFollower } from './create-follower.ts'

const limits = { staleMs: 250, lookMs: 2000, exhaustedLookMs: 30_000, slowMs: 30_000 }

type Played = ServerState | 'cut' | 'refused'

interface Known {
  readonly endsAt?: ServerState
  readonly isFresh?: boolean
  readonly helocVersion?: number
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Returns a server whose status goes through these states and stays at the last, and a follower of it. */
function serve(
  known: ServerState,
  states: readonly Played[] = [known],
  { endsAt, isFresh = true, helocVersion = 1 }: Known = {},
) {
  const answers = [...states]
  const began = Date.now()
  const log: string[] = []
  const seen: { state: ServerState; isPoll: boolean }[] = []
  let version = 1
  let last = known
  let seenAgain = Promise.resolve()
  let lateMs = 0
  let isHelocFailing = false
  const note = (call: string) => void log.push(`${call} ${Date.now() - began}`)
  const next = (): ServerState => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'cut') throw new ApiError(0, 'cut')
    if (answer === 'refused') throw new ApiError(422, 'refused')
    if (answer !== undefined && answer !== last) version += 1
    last = answer ?? last
    return last
  }
  const later = async <T>(answer: T): Promise<T> => {
    if (lateMs > 0) await sleep(lateMs)
    return answer
  }
  const follower = createFollower({
    journey,
    known: { profile: {}, heloc: { version: helocVersion }, status: { checklistStatus: known, version } },
    calls: {
      async status(isPoll) {
        note(isPoll ? 'poll' : 'status')
        const state = next()
        seen.push({ state, isPoll })
        return later({ checklistStatus: state, version })
      },
      async rest() {
        note('rest')
        if (isHelocFailing) {
          isHelocFailing = false
          throw new ApiError(500, 'failed')
        }
        return later({ profile: {}, heloc: { version } })
      },
    },
    versionOf: ({ heloc }) => heloc.version,
    isFresh,
    limits,
    now: Date.now,
    sleep: (ms) => sleep(ms).then(() => seenAgain),
    hasEnded: ({ status }) => status.checklistStatus === endsAt,
    keep: (data) => data,
  })
  const stop = follower.start()
  return {
    follower,
    stop,
    log,
    seen,
    statusReads: () => log.filter((call) => !/rest/.test(call)),
    knows: () => ({ state: follower.get().status.checklistStatus, phase: follower.get().phase }),
    play: (...more: Played[]) => answers.splice(0, answers.length, ...more),
    /** Hides the page. Returns a function that shows it. */
    hide: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      seenAgain = promise
      return resolve
    },
    /** From now on, a request reads the server's state at once but its response arrives this much later. */
    delay: (ms: number) => {
      lateMs = ms
    },
    failNextHeloc: () => {
      isHelocFailing = true
    },
    /** Reports a submission whose response has this state; the server has the state's version from then on. */
    submit: (state: ServerState, before: ServerState = known) => {
      if (state !== last) version += 1
      last = state
      return follower.submitted({ checklistStatus: state, version }, before)
    },
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  provideCallLimits(source.limits)
})
afterEach(() => void vi.useRealTimers())

describe('a submission', () => {
  it('reads the status and the rest once each where its answer leaves nothing to wait for', async () => {
    const { submit, log, knows } = serve('HMDA', ['APP_SUBMISSION'])
    await submit('APP_SUBMISSION')
    expect(log.toSorted()).toEqual(['rest 0', 'status 0'])
    expect(knows()).toEqual({ state: 'APP_SUBMISSION', phase: 'idle' })
    await pass(60_000)
    expect(log).toHaveLength(2)
  })

  it('backs off while the server works, then reads the rest once, where the borrower is needed', async () => {
    const states: Played[] = ['PREQUAL_TITLE', 'IN_PROGRESS', 'OFFER_SELECTION']
    const { submit, log, knows } = serve('LIEN_VERIFICATION', states)
    void submit('PREQUAL_TITLE')
    await pass(0)
    expect(knows()).toEqual({ state: 'LIEN_VERIFICATION', phase: 'processing' })
    await pass(10_000)
    expect(log).toEqual(['status 1000', 'status 3000', 'status 4000', 'rest 4000'])
    expect(knows()).toEqual({ state: 'OFFER_SELECTION', phase: 'idle' })
  })

  it('looks up to 7 more times for an interactive state to change', async () => {
    const { submit, statusReads, knows } = serve('HMDA')
    void submit('HMDA')
    await pass(120_000)
    expect(statusReads().map((read) => Number(read.split(' ')[1]))).toEqual([
      1000, 3000, 7000, 12_000, 17_000, 22_000, 27_000,
    ])
    expect(knows().phase).toBe('idle')
  })

  it('goes on at once where it has come back to the state it was sent from by way of another', async () => {
    const { submit, statusReads } = serve('LIEN_VERIFICATION', ['LIEN_VERIFICATION'])
    void submit('PREQUAL_TITLE')
    await pass(60_000)
    expect(statusReads()).toEqual(['status 1000'])
  })

  it('waits for nothing in a halting state, nor where the state says that nothing comes of itself', async () => {
    for (const state of ['CREDIT_NO_MATCH', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'] as const) {
      const { submit, statusReads } = serve(state)
      await submit(state)
      expect(statusReads()).toHaveLength(1)
    }
  })

  it('stops when the machine has come to an end although the server still works', async () => {
    const { submit, statusReads, knows } = serve('PREQUAL_TITLE', ['IN_PROGRESS'], { endsAt: 'IN_PROGRESS' })
    await submit('IN_PROGRESS')
    expect(statusReads().at(-1)).toBe('status 0')
    expect(knows()).toEqual({ state: 'IN_PROGRESS', phase: 'idle' })
  })

  it('waits through a short loss of the line', async () => {
    const { submit, knows } = serve('HMDA', ['cut', 'APP_SUBMISSION'])
    await Promise.all([submit('APP_SUBMISSION'), pass(1000)])
    expect(knows()).toEqual({ state: 'APP_SUBMISSION', phase: 'idle' })
  })

  it.each(['HMDA', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'] as const)(
    'fails nothing where a read after it fails, and reads %s again after the same delays',
    async (state) => {
      const { submit, statusReads, knows, follower } = serve('LIEN_VERIFICATION', [
        'refused',
        'refused',
        state,
      ])
      void submit(state)
      await pass(60_000)
      expect(statusReads()).toEqual(['status 0', 'status 1000', 'status 3000'])
      expect(knows()).toEqual({ state, phase: 'idle' })
      expect(follower.get().failure).toBeUndefined()
    },
  )

  it('counts a failed read as one of the retries', async () => {
    const { submit, statusReads } = serve('HMDA', ['refused', 'HMDA'])
    void submit('HMDA')
    await pass(120_000)
    expect(statusReads()).toHaveLength(7)
  })

  it('shows that the server still works where no read succeeds, and goes on once one does', async () => {
    const { submit, statusReads, play, knows, follower } = serve('HMDA', ['refused'])
    const submission = submit('APP_SUBMISSION')
    await pass(28_000)
    await submission
    expect(statusReads()).toHaveLength(8)
    expect(knows()).toEqual({ state: 'HMDA', phase: 'exhausted' })
    play('APP_SUBMISSION')
    await pass(30_000)
    expect(knows()).toEqual({ state: 'APP_SUBMISSION', phase: 'idle' })
    expect(follower.get().failure).toBeUndefined()
  })

  it('reads again what belongs to the state it led to, where only that fails', async () => {
    const { submit, log, failNextHeloc, knows } = serve('HMDA', ['GEN_PRE_SOFT_CREDIT_DISCLOSURE'])
    failNextHeloc()
    void submit('HMDA')
    await pass(60_000)
    expect(log.filter((call) => call.startsWith('rest'))).toEqual(['rest 1000', 'rest 2000'])
    expect(knows()).toEqual({ state: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', phase: 'idle' })
  })

  it('is followed to where the later of two leads, when a second is sent meanwhile', async () => {
    const { submit, play, knows } = serve('HMDA', ['GEN_APP_DISCLOSURES'])
    const first = submit('GEN_APP_DISCLOSURES')
    await pass(500)
    play('INCOME_VERIFICATION')
    const second = submit('INCOME_VERIFICATION')
    await Promise.all([first, second])
    expect(knows()).toEqual({ state: 'INCOME_VERIFICATION', phase: 'idle' })
  })
})

describe('reads that cross', () => {
  it('show nothing older than what is shown', async () => {
    const { follower, play, delay, knows } = serve('HMDA')
    await pass(250)
    delay(500)
    const slow = follower.refresh()
    delay(0)
    play('APP_SUBMISSION')
    await follower.look()
    await Promise.all([slow, pass(500)])
    expect(knows().state).toBe('APP_SUBMISSION')
  })

  it('leave a second submission to its own read', async () => {
    const { submit, play, delay, knows } = serve('HMDA', ['APP_SUBMISSION'])
    delay(500)
    const first = submit('GEN_APP_DISCLOSURES')
    await pass(1600)
    delay(0)
    play('INCOME_VERIFICATION')
    await Promise.all([first, submit('INCOME_VERIFICATION'), pass(1000)])
    expect(knows()).toEqual({ state: 'INCOME_VERIFICATION', phase: 'idle' })
  })

  it('are made again where status and application are of different versions', async () => {
    const { follower, log } = serve('HMDA', ['HMDA'], { helocVersion: 0 })
    await pass(10_000)
    expect(log).toEqual(['poll 2000', 'rest 2000'])
    expect(follower.get().heloc.version).toBe(1)
  })
})

describe('an application on which the server works', () => {
  it('is waited for without a timer while nobody sees it, and read at once when somebody does', async () => {
    const { log, knows, hide } = serve('PREQUAL_TITLE', ['OFFER_SELECTION'])
    const show = hide()
    await pass(120_000)
    expect(log).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    show()
    await pass(0)
    expect(log).toEqual(['status 120000', 'rest 120000'])
    expect(knows()).toEqual({ state: 'OFFER_SELECTION', phase: 'idle' })
  })

  it('is waited for from the moment it is opened, and shown as slow once the modal has stood long enough', async () => {
    const { knows, play } = serve('GEN_APP_DISCLOSURES')
    expect(knows().phase).toBe('processing')
    await pass(30_000)
    expect(knows().phase).toBe('slow')
    play('APP_SUBMISSION')
    await pass(5000)
    expect(knows()).toEqual({ state: 'APP_SUBMISSION', phase: 'idle' })
  })

  it('is looked at up to 14 more times, then every half minute until the server is done', async () => {
    const { statusReads, knows, play } = serve('WAITING_FOR_INCOME')
    await pass(62_000)
    expect(statusReads()).toHaveLength(14)
    expect(knows().phase).toBe('exhausted')
    await pass(60_000)
    expect(statusReads().slice(14)).toEqual(['poll 92000', 'poll 122000'])
    play('INCOME_VERIFICATION')
    await pass(30_000)
    expect(knows()).toEqual({ state: 'INCOME_VERIFICATION', phase: 'idle' })
  })

  it('is read at once when the applicant looks after the last retry, and no more often on a live page', async () => {
    const { follower, statusReads, knows } = serve('WAITING_FOR_INCOME')
    follower.live()
    await pass(63_000)
    expect(await follower.look()).toBe(false)
    await pass(20_000)
    expect(statusReads().slice(14)).toEqual(['status 63000'])
    expect(knows().phase).toBe('exhausted')
  })

  it('is waited for afresh once a look finds the server at something else', async () => {
    const { statusReads, knows, play } = serve('WAITING_FOR_INCOME')
    await pass(62_000)
    play('GEN_APP_DISCLOSURES')
    await pass(30_000)
    expect(knows().phase).toBe('processing')
    await pass(62_000)
    expect(statusReads()).toHaveLength(14 + 1 + 14)
    expect(knows()).toEqual({ state: 'GEN_APP_DISCLOSURES', phase: 'exhausted' })
  })

  it('is read at once when somebody looks during the wait, which counts as one of the retries', async () => {
    const { follower, statusReads, knows } = serve('WAITING_FOR_INCOME')
    await pass(500)
    expect(await follower.look()).toBe(false)
    await pass(0)
    expect(statusReads()).toEqual(['status 500'])
    await pass(62_000)
    expect(statusReads()).toHaveLength(14)
    expect(knows().phase).toBe('exhausted')
  })

  it('fails the page when it cannot be read where no submission asked for it', async () => {
    const { follower } = serve('WAITING_FOR_INCOME', ['refused'])
    await pass(1000)
    expect(follower.get().failure).toBeInstanceOf(ApiError)
  })
})

describe('a look', () => {
  it('asks for the status alone, and not while it is fresh', async () => {
    const { follower, log } = serve('HMDA')
    expect(await follower.look()).toBe(false)
    expect(log).toEqual([])
    await pass(250)
    expect(await follower.look()).toBe(false)
    expect(log).toEqual(['status 250'])
  })

  it('reads what is known from an earlier visit', async () => {
    const { follower, log } = serve('HMDA', ['HMDA'], { isFresh: false })
    await follower.look()
    expect(log).toEqual(['status 0'])
  })

  it('reads what does not belong together', async () => {
    const { follower, log } = serve('HMDA', ['HMDA'], { helocVersion: 0 })
    await follower.look()
    expect(log).toEqual(['status 0', 'rest 0'])
  })

  it('finds what somebody else has moved, and shows it with the application it belongs to', async () => {
    const { follower, log, knows } = serve('HMDA', ['APP_SUBMISSION'])
    await pass(250)
    const shown: unknown[] = []
    follower.subscribe(({ status, heloc }) => shown.push([status.version, heloc.version]))
    expect(await follower.look()).toBe(true)
    expect(log).toEqual(['status 250', 'rest 250'])
    expect(shown).toEqual([[2, 2]])
    expect(knows()).toEqual({ state: 'APP_SUBMISSION', phase: 'idle' })
  })

  it('waits with the applicant where it finds that the server works', async () => {
    const { follower, knows } = serve('HMDA', ['GEN_APP_DISCLOSURES', 'APP_SUBMISSION'])
    await pass(250)
    expect(await follower.look()).toBe(true)
    expect(knows()).toEqual({ state: 'HMDA', phase: 'processing' })
    await pass(1000)
    expect(knows()).toEqual({ state: 'APP_SUBMISSION', phase: 'idle' })
  })

  it('leaves everything as it is where it fails', async () => {
    const { follower, knows } = serve('HMDA', ['cut', 'APP_SUBMISSION'])
    await pass(250)
    expect(await follower.look()).toBe(false)
    expect(knows()).toEqual({ state: 'HMDA', phase: 'idle' })
    expect(follower.get().failure).toBeUndefined()
    expect(await follower.look()).toBe(true)
  })

  it('is not news where a submission from here has moved the application meanwhile', async () => {
    const { follower, submit } = serve('HMDA', ['APP_SUBMISSION'])
    await pass(250)
    const look = follower.look()
    const submission = submit('APP_SUBMISSION')
    expect(await look).toBe(false)
    await submission
  })
})

describe('a live page', () => {
  it('is read every two seconds, with calls that keep no session alive, until it is left', async () => {
    const { follower, log } = serve('HMDA')
    const leave = follower.live()
    await pass(4000)
    leave()
    await pass(10_000)
    expect(log).toEqual(['poll 2000', 'poll 4000'])
  })

  it('is not read while nobody sees it, and no timer runs', async () => {
    const { follower, log, hide } = serve('HMDA')
    follower.live()
    const show = hide()
    await pass(10_000)
    expect(log).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    show()
    await pass(0)
    expect(log).toEqual(['poll 10000'])
  })
})

describe('a document that was added', () => {
  it('reads everything without going through a phase, and gives the status', async () => {
    const { follower, log, knows } = serve('HMDA')
    expect(await follower.refresh()).toEqual({ checklistStatus: 'HMDA', version: 1 })
    expect(log.toSorted()).toEqual(['rest 0', 'status 0'])
    expect(knows().phase).toBe('idle')
  })
})

describe('leaving the application', () => {
  it('stops every read, during a wait and on a live page, and leaves nobody waiting', async () => {
    const { follower, submit, stop, log } = serve('HMDA', ['GEN_APP_DISCLOSURES'])
    follower.live()
    const submission = submit('GEN_APP_DISCLOSURES')
    await pass(1500)
    const before = log.length
    stop()
    await submission
    await pass(120_000)
    expect(await follower.look()).toBe(false)
    expect(log).toHaveLength(before)
  })

  it('shows and keeps nothing that was asked for before and comes after', async () => {
    const { follower, stop, play, delay, knows } = serve('HMDA')
    delay(500)
    play('APP_SUBMISSION')
    const refreshed = follower.refresh()
    stop()
    await pass(500)
    expect(await refreshed).toMatchObject({ checklistStatus: 'APP_SUBMISSION' })
    expect(knows().state).toBe('HMDA')
  })

  it('stops reading again what a cut line has kept', async () => {
    const { stop, log } = serve('WAITING_FOR_INCOME', ['cut'])
    await pass(1500)
    stop()
    await pass(120_000)
    expect(log).toEqual(['status 1000'])
  })

  it('can be taken back: what is opened again is followed again', async () => {
    const { follower, stop, knows, submit } = serve('GEN_APP_DISCLOSURES', ['APP_SUBMISSION'])
    stop()
    follower.start()
    await Promise.all([submit('APP_SUBMISSION'), pass(0)])
    expect(knows()).toEqual({ state: 'APP_SUBMISSION', phase: 'idle' })
  })
})

describe('whatever the server goes through', () => {
  const { states, polling } = journey.source.serverStates
  const anyState = constantFrom(...(Object.keys(states) as ServerState[]))
  const moments = array(integer({ min: 0, max: 20_000 }), { maxLength: 6 })
  const situation = record({
    known: anyState,
    answer: anyState,
    played: array(anyState, { minLength: 1, maxLength: 12 }),
    looks: moments,
  })

  it('reads a state no more often than its retries, and ends where the state last read says', () =>
    assert(
      asyncProperty(situation, async ({ known, answer, played, looks }) => {
        const { submit, follower, seen, knows, stop } = serve(known, played)
        void submit(answer)
        for (const ms of looks) {
          await pass(ms)
          if (knows().phase === 'processing') await follower.look()
        }
        await pass(played.length * (62_000 + limits.exhaustedLookMs))
        stop()
        const state = seen.at(-1)?.state
        expect(knows()).toEqual({ state, phase: isWorking(journey, String(state)) ? 'exhausted' : 'idle' })
        for (const [state, times] of inARow(seen.filter(({ isPoll }) => !isPoll))) {
          const most = states[state]?.kind === 'waiting' ? polling.retriesWhileWaiting : polling.retries
          expect(times).toBeLessThanOrEqual(most + 1)
        }
      }),
      { numRuns: 100 },
    ))

  it('is never read again once it was left', () =>
    assert(
      asyncProperty(situation, moments, async ({ known, answer, played, looks }, left) => {
        const { submit, follower, log, stop } = serve(known, played)
        follower.live()
        void submit(answer)
        for (const ms of looks) await pass(ms)
        stop()
        const before = log.length
        for (const ms of left) {
          await pass(ms)
          await follower.look()
          await submit(answer)
        }
        expect(log).toHaveLength(before)
      }),
      { numRuns: 100 },
    ))
})

/** Counts how many times in a row each state was seen. */
function inARow(seen: readonly { readonly state: string }[]): [string, number][] {
  const rows: [string, number][] = []
  for (const { state } of seen) {
    const last = rows.at(-1)
    if (last?.[0] === state) last[1] += 1
    else rows.push([state, 1])
  }
  return rows
}
