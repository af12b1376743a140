import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

describe('the optimize service', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const ask = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/service-optimize/${path}`, payload })
  const optimizeUser = { trackerId: 'x', attributes: { organization: 'FHEL' } }

  it('answers flags of the lender that is named, signed in or not', async () => {
    const featureKey = 'fe-heloc-maintenance'
    const feature = await ask('external/api/v1/feature', { featureKey, optimizeUser })
    expect(feature.json()).toEqual({ enabled: false })
    const decision = await ask('customer/api/v2/decision', { featureKey, optimizeUser })
    expect(decision.json()).toEqual({ flagEnabled: false, variables: {} })
    expect((await ask('external/api/v1/features', { optimizeUser })).json()).toEqual({
      features: ['fe-borrower-authentication', 'fe-identity-broker', 'fe-stream-chat', 'fe-webchat'],
    })
  })

  it('answers that a flag is off which the lender does not have', async () => {
    for (const featureKey of ['unknown', 'constructor', '__proto__']) {
      const decision = await ask('external/api/v2/decision', { featureKey, optimizeUser })
      expect(decision.json()).toEqual({ flagEnabled: false, variables: {} })
    }
  })

  it('knows no other lender and no other context', async () => {
    const stranger = { attributes: { organization: 'nobody' } }
    const body = { featureKey: 'x', optimizeUser: stranger }
    expect((await ask('external/api/v1/feature', body)).json().code).toBe('TENANT_UNKNOWN')
    expect((await ask('secret/api/v1/feature', { featureKey: 'x', optimizeUser })).statusCode).toBe(404)
  })
})
