import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { flaggedTenants, sampleExperiment } from '../../tests/support/lenders/flagged-tenants.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const featureKey = 'fe-sample'
const profilePath = '/service-application/api/v3/application/heloc/optermizerly-profile'

let app: FastifyInstance
let borrower: Borrower
beforeAll(async () => {
  app = await createTestApp({ tenants: flaggedTenants(sampleExperiment) })
})
afterAll(() => app.close())

async function registered(): Promise<Borrower> {
  const one = new Borrower(app)
  await one.register(registration())
  return one
}

const decide = async (trackerId: string, token?: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/service-optimize/customer/api/v2/decision',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload: { featureKey, optimizeUser: { trackerId, attributes: { organization: 'FHEL' } } },
  })
  return answer.json()
}

/** Finds a tracker that is in the variation, or in the control. */
async function trackerIn(isOn: boolean): Promise<string> {
  for (;;) {
    const tracker = randomUUID()
    if ((await decide(tracker)).flagEnabled === isOn) return tracker
  }
}

const path = (application: string) =>
  `/service-application/api/v3/application/heloc/${application}/experiments`
const assign = (by: Borrower, variation: string, { name = featureKey, application = by.application } = {}) =>
  by.call({ method: 'PATCH', url: path(application), payload: { experiments: { name, variation } } })

describe('an experiment', () => {
  beforeAll(async () => {
    borrower = await registered()
  })

  it('is on with its variables in the variation and off in the control', async () => {
    expect(await decide(await trackerIn(true))).toEqual({
      flagEnabled: true,
      variables: { steps: '["one","two"]', isBrief: true },
    })
    expect(await decide(await trackerIn(false))).toEqual({ flagEnabled: false, variables: {} })
  })

  it('is assigned by POST as by PATCH', async () => {
    const other = await registered()
    const call = (method: 'PATCH' | 'POST') =>
      other.call({
        method,
        url: path(other.application),
        payload: { experiments: { name: featureKey, variation: 'control' }, appUuid: other.application },
      })
    const answers = [await call('POST'), await call('PATCH')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
  })

  it('is answered with its variation and its variables among all flags', async () => {
    const ask = async (trackerId: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/service-optimize/external/api/v1/features',
          payload: { optimizeUser: { trackerId, attributes: { organization: 'FHEL' } } },
        })
      ).json()
    expect(await ask(await trackerIn(true))).toMatchObject({
      features: expect.arrayContaining([featureKey]),
      variables: { [featureKey]: { isBrief: true } },
      experiments: { [featureKey]: 'variation' },
    })
    expect(await ask(await trackerIn(false))).toMatchObject({ experiments: { [featureKey]: 'control' } })
  })

  it('is off for a tracker that is none', async () => {
    for (const forged of ['', 'x', '../../etc', `${randomUUID()}'--`, 'null'])
      expect(await decide(forged)).toEqual({ flagEnabled: false, variables: {} })
  })

  it('stays as it was assigned, whatever the tracker says later', async () => {
    const stranger = await trackerIn(false)
    expect((await decide(stranger, borrower.token)).flagEnabled).toBe(false)
    const assigned = await assign(borrower, 'variation')
    expect([assigned.statusCode, assigned.json()]).toEqual([
      200,
      { experiments: { name: featureKey, variation: 'variation' } },
    ])
    expect((await decide(stranger, borrower.token)).flagEnabled).toBe(true)
    // A visitor with the same tracker is still unknown.
    expect((await decide(stranger)).flagEnabled).toBe(false)
  })

  it('is assigned once: the first assignment stays', async () => {
    expect((await assign(borrower, 'control')).json().experiments.variation).toBe('variation')
  })

  it('stands in the copy of what is held of a person', async () => {
    const copy = (
      await borrower.post('/identity/secure/api/v1/data', { currentPassword: 'correct horse battery' })
    ).json()
    expect(copy.experiments).toMatchObject([
      { application: borrower.application, name: featureKey, variation: 'variation' },
    ])
  })

  it('is assigned by nobody else, and nothing else is assigned', async () => {
    const stranger = await registered()
    expect((await assign(stranger, 'control', { application: borrower.application })).statusCode).toBe(404)
    for (const name of ['fe-webchat', 'constructor', 'fe-none'])
      expect((await assign(borrower, 'control', { name })).statusCode).toBe(404)
    expect((await assign(borrower, 'other')).statusCode).toBe(422)
  })
})

describe('the tracker of a profile', () => {
  it('is that of the first browser, under both of its names, and decides in every other browser', async () => {
    const owner = await registered()
    const [own, other] = [await trackerIn(true), await trackerIn(false)]
    expect((await owner.get(profilePath)).json()).toEqual({})
    const patch = (payload: object, query = '') =>
      owner.call({ method: 'PATCH', url: profilePath + query, payload })
    const kept = { trackerUuid: own, optimizelyProfileUuid: own }
    expect((await patch({ trackerUuid: own })).json()).toEqual(kept)
    expect((await patch({ optimizelyProfileUuid: other })).json()).toEqual(kept)
    expect((await owner.get(profilePath)).json()).toEqual(kept)
    expect((await owner.profile()).optimizelyProfileUuid).toBe(own)
    expect((await decide(other, owner.token)).flagEnabled).toBe(true)
    expect((await patch({ trackerUuid: other }, `?identityUuid=${randomUUID()}`)).statusCode).toBe(404)
    expect((await patch({ trackerUuid: 'forged' })).statusCode).toBe(422)
  })
})
