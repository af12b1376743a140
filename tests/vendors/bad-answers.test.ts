// @module-tag slow
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DeadLetters, VendorRequest } from '#generated/api'
import type { OpenDatabase } from '../../server/database/database.ts'
import { eq } from '../../server/database/drizzle.ts'
import { vendorCalls } from '../../server/database/schema.ts'
import { createSecrets } from '../../server/keys/load-secrets.ts'
import { signMessage } from '../../server/vendors/gateway/signatures.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { Borrower } from '../support/http/borrower.ts'
import { registration } from '../support/http/registration.ts'
import { movesAt } from '../support/http/road.ts'
import { type GatewayApp, secret, startGatewayApp } from '../support/vendors/gateway-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
/** Time limit of a vendor's response. */
const withinMs = 2000

let running: GatewayApp
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  running = await startGatewayApp({
    secrets,
    database,
    parts: { withinMs, backOff: { firstMs: 20, mostMs: 100, attempts: 500 } },
    gateway: {
      meddle: async (request, response) => {
        if (request.operation !== 'credit.pull' || answering === undefined) return undefined
        answering(response, request)
        return 'ANSWERED'
      },
    },
  })
})
afterAll(() => running.close())

/** Response of the credit bureau while it is faulty. */
let answering: Answer | undefined

type Answer = (response: ServerResponse, request: VendorRequest) => void

/** Creates a signed response with the wrong content. */
const signed =
  (value: (request: VendorRequest) => unknown): Answer =>
  (response, request) => {
    const body = JSON.stringify(value(request))
    response.writeHead(200, { ...signMessage([secret], request.call, body) }).end(body)
  }

const bad: readonly (readonly [string, Answer, string])[] = [
  ['is down', (response) => void response.socket?.destroy(), 'socket hang up'],
  ['is slower than its time', () => {}, 'no answer within 2000 ms'],
  [
    'answers a page of HTML',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
    'signature',
  ],
  ['answers 429', (response) => void response.writeHead(429, { 'retry-after': '2' }).end(), 'status 429'],
  [
    'sends the request elsewhere',
    (response) => void response.writeHead(307, { location: `${running.url}/elsewhere` }).end(),
    'status 307',
  ],
  [
    'signs an answer that breaks its schema',
    signed(({ call }) => ({ call, answer: { outcome: 'REPORT', score: 'high' } })),
    'as its schema says',
  ],
]

describe('an application whose vendor', () => {
  it.each(bad)(
    '%s waits, loses nothing, and goes on when the vendor is well again',
    async (_name, answer, said) => {
      const asked: VendorRequest[] = []
      const times: number[] = []
      answering = (response, request) => {
        asked.push(request)
        times.push(Date.now())
        answer(response, request)
      }
      const borrower = new Borrower(running.app)
      await borrower.register(registration())
      await movesAt(borrower, 'GEN_PRE_SOFT_CREDIT_DISCLOSURE')
      await vi.waitUntil(() => asked.length >= 2, 30_000)
      const { checklistStatus } = await borrower.status()
      expect(checklistStatus).toBe('WAITING_FOR_SOFT_CREDIT')
      expect(new Set(asked.map(({ call }) => call)).size).toBe(1)
      expect(new Set(asked.map(({ request }) => JSON.stringify(request))).size).toBe(1)
      const [first = 0, second = 0] = times
      if (said === 'status 429') expect(second - first).toBeGreaterThanOrEqual(2000)
      const [row] = await database.db
        .select({ reason: vendorCalls.reason })
        .from(vendorCalls)
        .where(eq(vendorCalls.id, asked[0]?.call ?? ''))
      expect(row?.reason).toMatch(new RegExp(said))
      answering = undefined
      await borrower.reach('LIEN_VERIFICATION')
      const headers = { authorization: `Operator ${secrets.operatorKey}` }
      const seen: DeadLetters = (
        await running.app.inject({ url: '/operator/vendors/dead-letters', headers })
      ).json()
      expect(seen).toEqual({ deadLetters: [], notes: [] })
    },
  )
})
