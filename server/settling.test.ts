// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { resolvePage, settle } from '#engine'
import { createTestApp } from '../tests/support/backend/create-test-app.ts'
import { Borrower } from '../tests/support/http/borrower.ts'
import { registration } from '../tests/support/http/registration.ts'
import { movesAt, statesOfRoad } from '../tests/support/http/road.ts'
import { loadTenants } from './tenants/files/load-tenants.ts'

// A whole application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Page of an applicant at each stop, and what decides it. */
const pages: Readonly<Record<string, readonly [page: string, by: string]>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: ['start/profile', 'machine'],
  LIEN_VERIFICATION: ['liens', 'server-state'],
  OFFER_SELECTION: ['product/select', 'server-state'],
  COLLECT_ADDITIONAL_INFO: ['start/contact', 'server-state'],
  HMDA: ['start/hmda', 'server-state'],
  APP_SUBMISSION: ['start/app-summary', 'server-state'],
  INCOME_VERIFICATION: ['income/review', 'server-state'],
  DISBURSEMENT_ACCOUNT: ['bank/disburse', 'server-state'],
  AUTOPAY_ACCOUNT: ['bank/autopay', 'server-state'],
  IDENTITY_VERIFICATION: ['identity', 'server-state'],
  NOTE_SIGNING: ['signing/intro', 'server-state'],
  DEED_SIGNING: ['notary/intro', 'server-state'],
  TRUST_AND_INSURANCE: ['insurance/upload', 'machine'],
  COMPLETE: ['/', 'server-state'],
}

/** Page where the client machine rests by the facts alone. The server's state takes precedence. */
const rests: Readonly<Record<string, string>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 'start/profile',
  LIEN_VERIFICATION: 'liens',
  OFFER_SELECTION: 'product/select',
  COLLECT_ADDITIONAL_INFO: 'start/contact',
  HMDA: 'start/hmda',
  APP_SUBMISSION: 'start/app-summary',
  INCOME_VERIFICATION: 'income/review',
  DISBURSEMENT_ACCOUNT: 'bank/disburse',
  AUTOPAY_ACCOUNT: 'bank/autopay',
  IDENTITY_VERIFICATION: 'identity',
  NOTE_SIGNING: 'signing/sign',
  DEED_SIGNING: 'notary/intro',
  TRUST_AND_INSURANCE: 'insurance/upload',
  COMPLETE: 'complete',
}

describe('what the server tells of an application', () => {
  it('leads the client to the page of every stop, and its machine to the same place', async () => {
    const journey = loadTenants(`${import.meta.dirname}/..`).tenants.find(
      ({ code }) => code === 'hearthline',
    )?.journey
    if (journey === undefined) throw new Error('hearthline is missing')
    const borrower = new Borrower(app)
    await borrower.register(registration())
    for (const state of statesOfRoad) {
      const status = await borrower.reach(state)
      const context = { profile: await borrower.profile(), heloc: await borrower.heloc(), status }
      const { page, by } = resolvePage(journey, context)
      expect([state, page, by]).toEqual([state, ...(pages[state] ?? [])])
      expect([state, settle(journey, context).page]).toEqual([state, rests[state]])
      await movesAt(borrower, state)
    }
  })
})
