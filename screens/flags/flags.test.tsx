import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FlagsResponse } from '#generated/api'
import { type Answer, answerCalls } from '../../tests/support/browser/answer-calls.ts'
import { sampleToken } from '../../tests/support/browser/sample-token.ts'
import { isReachable } from '../api/reachability.ts'
import { clearSession, saveToken } from '../api/session/session.ts'
import { isLoading } from '../kit/api/loading.ts'
import { saveStored } from '../storage/browser-store.ts'
import { closeFlags, findFlag, flagVariables, isFlagOn, openFlags } from './flags.ts'
import { saveExperiment } from './save-experiment.ts'
import { shareTracker } from './share-tracker.ts'

const features = '/service-optimize/external/api/v1/features'
const customer = '/service-optimize/customer/api/v1/features'
const profile = '/service-application/api/v3/application/heloc/optermizerly-profile'
const application = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
const experiments = `/service-application/api/v3/application/heloc/${application}/experiments`
const answering = (body: FlagsResponse): Answer => ({ body })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(async () => {
  await closeFlags()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the flags of a lender', () => {
  it('are asked for in one call, for the tracker of the browser', async () => {
    const calls = answerCalls({ [features]: answering({ features: ['fe-webchat'] }) })
    expect(await isFlagOn('fe-webchat', 'FHEL')).toBe(true)
    expect(await isFlagOn('fe-identity-broker', 'FHEL')).toBe(false)
    const [call, ...others] = calls
    expect(others).toEqual([])
    const trackerId = localStorage.getItem('tracker_uuid')
    expect(call?.body).toEqual({ optimizeUser: { trackerId, attributes: { organization: 'FHEL' } } })
  })

  it('bring their variables', async () => {
    const variables = { 'fe-heloc-coming-soon': { pageTitle: 'Soon' } }
    answerCalls({ [features]: answering({ features: ['fe-heloc-coming-soon'], variables }) })
    await openFlags('FHEL')
    expect(flagVariables('fe-heloc-coming-soon')).toEqual({ pageTitle: 'Soon' })
    expect(flagVariables('fe-webchat')).toBe(flagVariables('fe-webchat'))
  })

  it.each<[string, Answer | undefined]>([
    ['that cannot be asked for', undefined],
    ['that the server refuses', { status: 500, body: {} }],
  ])('%s are off, and are asked for again within a minute', async (_, broken) => {
    let answer = broken
    answerCalls({ [features]: () => answer ?? Promise.reject(new TypeError('no line')) })
    expect(await isFlagOn('fe-webchat', 'FHEL')).toBe(false)
    answer = answering({ features: ['fe-webchat'] })
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(findFlag('fe-webchat')).toBe(true))
  })

  it('are off for a page that has waited two seconds for them', async () => {
    vi.useFakeTimers()
    answerCalls({ [features]: () => new Promise(() => {}) })
    const answer = isFlagOn('fe-webchat', 'FHEL')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await answer).toBe(false)
  })

  it('are asked for in silence: no loader shows it, and no banner tells that no answer came', async () => {
    const { promise, reject } = Promise.withResolvers<Answer>()
    const calls = answerCalls({ [features]: () => promise })
    const asked = openFlags('FHEL')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect(isLoading()).toBe(false)
    reject(new TypeError('no line'))
    await asked
    expect(isReachable()).toBe(true)
  })

  it('are asked for every minute, as a poll, and stay as they were while they cannot be', async () => {
    let answer: Answer = answering({ features: ['fe-webchat'] })
    const calls = answerCalls({ [features]: () => answer })
    await openFlags('FHEL')
    answer = { status: 503, body: {} }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(findFlag('fe-webchat')).toBe(true)
    answer = answering({ features: [] })
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(findFlag('fe-webchat')).toBe(false))
    expect(calls.map(({ headers }) => headers.get('x-poll'))).toEqual([null, 'true', 'true'])
  })
})

describe('somebody who signs in', () => {
  const body = { features: ['fe-webchat'] }
  const signIn = async (kept: object, identity: string = crypto.randomUUID()) => {
    const calls = answerCalls({
      [features]: answering({ features: [] }),
      [customer]: { body },
      [profile]: { body: kept },
    })
    await openFlags('FHEL')
    saveToken(sampleToken(identity))
    await openFlags('FHEL')
    expect(findFlag('fe-webchat')).toBe(true)
    await shareTracker()
    return calls
  }

  it('has the flags of their own, and gives their profile the tracker of the browser where it has none', async () => {
    const identity = crypto.randomUUID()
    const calls = await signIn({}, identity)
    const patch = calls.find(({ method }) => method === 'PATCH')
    expect(patch?.url).toBe(`${profile}?identityUuid=${identity}`)
    expect(patch?.body).toEqual({ trackerUuid: localStorage.getItem('tracker_uuid') })
    clearSession()
    await openFlags('FHEL')
    expect(findFlag('fe-webchat')).toBe(false)
  })

  it('keeps the tracker that their profile has', async () => {
    const calls = await signIn({ trackerUuid: application })
    expect(calls.map(({ method }) => method)).not.toContain('PATCH')
  })
})

describe('an experiment', () => {
  it('is kept with the application once, when a page asks for its flag', async () => {
    saveToken(sampleToken('ben'))
    saveStored('applicationUuid', application)
    const own = { features: [], experiments: { 'fe-webchat': 'control' as const } }
    const calls = answerCalls({
      [customer]: answering(own),
      [profile]: { body: { trackerUuid: application } },
      [experiments]: { body: { experiments: { name: 'fe-webchat', variation: 'control' } } },
    })
    await openFlags('FHEL')
    expect(calls.some(({ url }) => url === experiments)).toBe(false)
    findFlag('fe-webchat')
    findFlag('fe-webchat')
    const kept = calls.filter(({ url }) => url === experiments)
    expect(kept.map(({ body }) => body)).toEqual([
      { experiments: { name: 'fe-webchat', variation: 'control' }, appUuid: application },
    ])
  })

  it('that could not be kept is told again after a minute, and not at each rendering', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] })
    saveToken(sampleToken('eva'))
    saveStored('applicationUuid', application)
    const calls = answerCalls({
      [customer]: answering({ features: [], experiments: { 'fe-identity-broker': 'control' } }),
      [profile]: { body: { trackerUuid: application } },
      [experiments]: { status: 409, body: {} },
    })
    const told = () => calls.filter(({ url }) => url === experiments).length
    await openFlags('FHEL')
    for (const times of [1, 1, 1]) {
      findFlag('fe-identity-broker')
      await vi.advanceTimersByTimeAsync(1_000)
      expect(told()).toBe(times)
    }
    await vi.advanceTimersByTimeAsync(60_000)
    findFlag('fe-identity-broker')
    expect(told()).toBe(2)
  })

  it('is kept with an application alone', async () => {
    await expect(saveExperiment(undefined, { name: 'fe-webchat', variation: 'control' })).rejects.toThrow(
      'App ID is required to save experiment',
    )
  })
})
