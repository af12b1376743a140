import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSecrets } from '../../server/keys/load-secrets.ts'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { flaggedTenants, sampleExperiment } from '../../tests/support/lenders/flagged-tenants.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
let app: FastifyInstance
let url: string
beforeAll(async () => {
  const clock = { now: () => new Date(), sleep: async () => {} }
  app = await createTestApp({ secrets, clock, tenants: flaggedTenants(sampleExperiment) })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  await walk(await assigned('variation', '1 First Road'), 'OFFER_SELECTION')
  await assigned('variation', '2 Second Road')
  await assigned('control', '3 Third Road')
})
afterAll(() => app.close())
beforeEach(() => {
  vi.stubEnv('OPERATOR_KEY', secrets.operatorKey)
  return () => vi.unstubAllEnvs()
})

async function assigned(variation: string, street1: string): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration({ street1 }))
  await borrower.call({
    method: 'PATCH',
    url: `/service-application/api/v3/application/heloc/${borrower.application}/experiments`,
    payload: { experiments: { name: 'fe-sample', variation } },
  })
  return borrower
}

describe('journey experiment', () => {
  it('prints whom each variation was assigned and how many came to each outcome, with the interval of their share', async () => {
    const { exitCode, stdout } = await callCommand('experiment', '--tenant', 'hearthline', '--url', url)
    expect(exitCode).toBe(0)
    expect(stdout.trimEnd().split('\n')).toEqual([
      'Experiments of hearthline, with 95% confidence',
      '',
      'fe-sample, control: 1 assigned',
      '  offer               0    0.0%  (  0.0% to  79.3%)',
      '  signed              0    0.0%  (  0.0% to  79.3%)',
      '  completed           0    0.0%  (  0.0% to  79.3%)',
      '',
      'fe-sample, variation: 2 assigned',
      '  offer               1   50.0%  (  9.5% to  90.5%)',
      '  signed              0    0.0%  (  0.0% to  65.8%)',
      '  completed           0    0.0%  (  0.0% to  65.8%)',
    ])
  })

  it('of another lender counts none of them', async () => {
    const { stdout } = await callCommand('experiment', '--tenant', 'harborcu', '--url', url)
    expect(stdout.trim()).toBe('No experiment of harborcu has assigned anybody.')
  })
})
