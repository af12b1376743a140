import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSecrets } from '../../server/keys/load-secrets.ts'
import { rollUp } from '../../server/telemetry/roll-up.ts'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { pageView, sessionRequest } from '../../tests/support/backend/telemetry-client.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
const clock = { now: () => new Date(), sleep: async () => {} }
let app: FastifyInstance
let url: string
beforeAll(async () => {
  const database = await openTestDatabase()
  app = await createTestApp({ secrets, database, clock })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const further = new Borrower(app)
  await further.register(registration({ street1: '2 Further Road' }))
  await walk(further, 'AUTOPAY_ACCOUNT')
  const stopped = new Borrower(app)
  await stopped.register(registration({ street1: '1 Stopping Road' }))
  const base = '/service-telemetry/ft/external'
  const begun = await app.inject({ method: 'POST', url: `${base}/session`, payload: sessionRequest() })
  const seen = pageView(begun.json().sessionKey, {
    pagePath: `/account/heloc/${further.application}/product/select`,
  })
  await app.inject({ method: 'POST', url: `${base}/event`, payload: seen })
  await rollUp({ database, clock, tenants: shippedTenants() })
})
afterAll(() => app.close())
beforeEach(() => {
  vi.stubEnv('OPERATOR_KEY', secrets.operatorKey)
  return () => vi.unstubAllEnvs()
})

describe('journey funnel', () => {
  it('draws how many applications of a lender reached each state and stand in it, with the views of its page', async () => {
    const { exitCode, stdout } = await callCommand('funnel', '--tenant', 'hearthline', '--url', url)
    const lines = stdout.split('\n')
    expect([exitCode, lines[0]]).toEqual([0, '2 applications of hearthline'])
    expect(lines.filter((line) => / here/.test(line))).toHaveLength(2)
    expect(lines.find((line) => line.startsWith('OFFER_SELECTION'))).toMatch(
      /█{12}·{12} {2}1 +product\/select +1 views, 1 left$/,
    )
  })

  it('names every page that a state may show', async () => {
    const { stdout } = await callCommand('funnel', '--tenant', 'hearthline', '--url', url)
    expect(stdout.split('\n').find((line) => line.startsWith('AUTOPAY_ACCOUNT'))).toMatch(
      / {2}1 +1 here +bank\/disburse or bank\/autopay$/,
    )
  })

  it('of another lender counts none of them', async () => {
    const { stdout } = await callCommand('funnel', '--tenant', 'harborcu', '--url', url, '--json')
    expect(JSON.parse(stdout)).toEqual({ tenant: 'harborcu', applications: 0, states: [], pages: [] })
  })
})

describe('journey graph --counts', () => {
  it('draws the same numbers into the states of the server', async () => {
    const { stdout } = await callCommand('graph', '--counts', '--tenant', 'hearthline', '--url', url)
    expect(stdout).toMatch(/server_OFFER_SELECTION\[".*1 came, 0 here"\]/)
    expect(stdout).toMatch(/server_NOTE_SIGNING\[".*0 came, 0 here"\]/)
  })
})
