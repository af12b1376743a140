import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DeadLetters, VendorRequest } from '#generated/api'
import { createSecrets } from '../../server/keys/load-secrets.ts'
import { signMessage } from '../../server/vendors/gateway/signatures.ts'
import { Borrower } from '../support/http/borrower.ts'
import { registration } from '../support/http/registration.ts'
import { movesAt } from '../support/http/road.ts'
import {
  type GatewayApp,
  type GatewayAppOptions,
  secret,
  startGatewayApp,
} from '../support/vendors/gateway-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
const report = {
  outcome: 'REPORT',
  score: 742,
  scoreFactors: [],
  monthlyDebtCents: 85_000,
  inquiries: [],
  fraudAlert: false,
  alerts: [],
}

let running: GatewayApp
afterEach(() => running.close())

/** Creates an application whose soft pull was answered 202, and the request for which it waits. */
async function waiting(options: GatewayAppOptions = {}) {
  const asked: VendorRequest[] = []
  running = await startGatewayApp({
    secrets,
    ...options,
    gateway: {
      meddle: async (request, response) => {
        if (request.operation !== 'credit.pull') return undefined
        asked.push(request)
        response.writeHead(202).end()
        return 'ANSWERED'
      },
    },
  })
  const borrower = new Borrower(running.app)
  await borrower.register(registration())
  await movesAt(borrower, 'GEN_PRE_SOFT_CREDIT_DISCLOSURE')
  const request = await vi.waitUntil(() => asked[0], 20_000)
  return { asked, borrower, request, arrived: () => borrower.reach('LIEN_VERIFICATION') }
}

const answerTo = ({ call, application }: VendorRequest, answer: object = report) => ({
  call,
  application,
  answer,
})

function callBack(payload: object, { signed = secret, headers = {}, connection = 'core' } = {}) {
  const body = JSON.stringify(payload)
  return running.app.inject({
    method: 'POST',
    url: `/service-vendors/callbacks/${connection}`,
    payload: body,
    headers: {
      'content-type': 'application/json',
      ...signMessage([signed], `msg_${randomUUID()}`, body),
      ...headers,
    },
  })
}

async function seen(): Promise<DeadLetters> {
  const headers = { authorization: `Operator ${secrets.operatorKey}` }
  return (await running.app.inject({ url: '/operator/vendors/dead-letters', headers })).json()
}
const kinds = async () => (await seen()).notes.map(({ kind, count }) => [kind, count])

describe('a callback', () => {
  it('takes the application up again that waits for it', async () => {
    const { request, arrived } = await waiting()
    const answer = await callBack(answerTo(request))
    expect([answer.statusCode, answer.json()]).toEqual([200, { taken: true }])
    await arrived()
    expect(await kinds()).toEqual([])
  })

  it('that comes twice, or is replayed, does nothing the second time, and is seen', async () => {
    const { asked, borrower, request, arrived } = await waiting()
    await callBack(answerTo(request))
    await arrived()
    const before = await borrower.status()
    const again = await callBack(answerTo(request, { ...report, score: 300 }))
    expect([again.statusCode, again.json()]).toEqual([200, { taken: false }])
    expect(await borrower.status()).toEqual(before)
    expect(asked).toHaveLength(1)
    expect(await kinds()).toEqual([['DUPLICATE', 1]])
  })

  it('with a forged, a missing or an old signature is refused, counted, and changes nothing', async () => {
    const { borrower, request } = await waiting()
    const other = `whsec_${Buffer.from('another secret of more than 24 bytes').toString('base64')}`
    const old = { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 3600) }
    for (const options of [{ signed: other }, { headers: { 'webhook-signature': '' } }, { headers: old }])
      expect((await callBack(answerTo(request), options)).statusCode).toBe(401)
    expect((await borrower.status()).checklistStatus).toBe('WAITING_FOR_SOFT_CREDIT')
    expect(await kinds()).toEqual([['FORGED', 3]])
  })

  it('for another application, an unknown call, another connection, or with an answer that breaks the schema is refused and seen', async () => {
    const { borrower, request } = await waiting()
    const wrong = await callBack({ ...answerTo(request), application: randomUUID() })
    const unknown = await callBack({ ...answerTo(request), call: 'call_of_nobody' })
    const elsewhere = await callBack(answerTo(request), { connection: 'nowhere' })
    const broken = await callBack(answerTo(request, { outcome: 'REPORT', score: 'high' }))
    const statuses = [wrong, unknown, elsewhere, broken].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([422, 404, 401, 422])
    expect((await borrower.status()).checklistStatus).toBe('WAITING_FOR_SOFT_CREDIT')
    expect((await kinds()).map(([kind]) => kind).toSorted()).toEqual([
      'INVALID',
      'OTHER_APPLICATION',
      'UNKNOWN',
    ])
  })

  it('with text that no database keeps, or nested without end, is refused as one that cannot be read', async () => {
    const { request } = await waiting()
    const deep = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`)
    for (const payload of [{ ...answerTo(request), call: 'a\u0000b' }, answerTo(request, { deep })]) {
      const answer = await callBack(payload)
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_REQUEST'])
    }
    expect(await kinds()).toEqual([['INVALID', 2]])
  })

  it('that does not come in time is asked for again, given up, and sent again by an administrator; late, it still counts', async () => {
    const { asked, request, arrived } = await waiting({ dueSeconds: 1 })
    await vi.waitUntil(async () => (await seen()).deadLetters.length === 1, 30_000)
    expect(new Set(asked.map(({ call }) => call)).size).toBe(1)
    const [dead] = (await seen()).deadLetters
    expect(dead).toMatchObject({
      id: request.call,
      operation: 'credit.pull',
      application: request.application,
      reason: 'no callback in time',
    })
    const before = asked.length
    const headers = { authorization: `Operator ${secrets.operatorKey}` }
    const url = `/operator/vendors/dead-letters/${request.call}/send-again`
    expect((await running.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
    await vi.waitUntil(() => asked.length > before, 20_000)
    await vi.waitUntil(async () => (await seen()).deadLetters.length === 1, 30_000)
    expect((await callBack(answerTo(request))).json()).toEqual({ taken: true })
    await arrived()
    expect(await kinds()).toEqual([['LATE', 1]])
  })

  it('for an application that went elsewhere meanwhile changes nothing, and is seen', async () => {
    const { borrower, request } = await waiting()
    await borrower.step('withdrawal', { withdrawConsent: true })
    expect((await callBack(answerTo(request))).json()).toEqual({ taken: true })
    expect((await borrower.status()).checklistStatus).not.toBe('LIEN_VERIFICATION')
    expect(await kinds()).toEqual([['MOVED_ON', 1]])
  })
})

it('shows dead letters to nobody without the operator’s key', async () => {
  running = await startGatewayApp({ secrets })
  const { statusCode } = await running.app.inject({ url: '/operator/vendors/dead-letters' })
  expect(statusCode).toBe(401)
})
