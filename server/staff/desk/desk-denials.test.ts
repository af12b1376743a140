// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DeskApplication, DeskItem } from '#generated/api'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import type { Browser } from '../../../tests/support/http/browser.ts'
import { pressNotMe } from '../../../tests/support/http/denial.ts'
import { nextAddress, registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import {
  consentToRecords,
  invite,
  invitedSigner,
  showPassport,
  signCounterpart,
} from '../../../tests/support/http/signer.ts'
import { asOperator, staffMember } from '../../../tests/support/http/staff.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { createSecrets } from '../../keys/load-secrets.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const desk = '/service-staff/secure/api/v1/desk'
const secrets = createSecrets()
const begin = new Date('2026-03-02T15:00:00.000Z')
const minute = 60_000

let now = begin
let app: FastifyInstance
let database: OpenDatabase
let reviewer: Browser
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ secrets, database, clock: { now: () => now, sleep: async () => {} } })
  reviewer = await staffMember(app, secrets.operatorKey, { roles: ['REVIEWER'], tenants: ['hearthline'] })
})
afterAll(() => app.close())

const deny = (email: string, template: string) => pressNotMe({ app, database }, email, template)
const unlock = (email: string) =>
  asOperator(app, secrets.operatorKey).post('/operator/unlocks', { email, tenant: 'hearthline' })

describe('an application whose money is held', () => {
  it('shows at the desk that it is, since when, and which owner denied what', async () => {
    const email = nextAddress()
    const borrower = new Borrower(app)
    await borrower.register(registration({ email, street1: '11 Joint Deed Drive' }))
    await walk(borrower, 'CO_DEED_REQ')
    const coOwner = await invite(borrower)
    const signer = await invitedSigner(app, coOwner)
    await consentToRecords(signer)
    await showPassport(signer)
    await signCounterpart(signer)
    const shown = async (): Promise<DeskApplication> =>
      (await reviewer.get(`${desk}/${borrower.application}`)).json()
    expect(await shown()).toMatchObject({ denials: [] })
    expect(await shown()).not.toHaveProperty('hold')

    await deny(coOwner, 'documentSigned')
    now = new Date(now.getTime() + minute)
    await deny(coOwner, 'identitySent')
    const since = begin.toISOString()
    const acts = [
      { act: 'identitySent', at: now.toISOString() },
      { act: 'documentSigned', at: since },
    ]
    const theirs = { name: 'Sam Okafor', isBorrower: false, since, acts }
    expect(await shown()).toMatchObject({ hold: 'HELD', denials: [theirs] })
    const { loanNumber } = await borrower.heloc()
    const listed: readonly DeskItem[] = (await reviewer.get(`${desk}?find=${loanNumber}`)).json()
    expect(listed).toMatchObject([{ hold: 'HELD' }])

    await deny(email, 'applicationSigned')
    expect((await shown()).denials).toMatchObject([
      { isBorrower: true, since: now.toISOString(), acts: [{ act: 'applicationSigned' }] },
      theirs,
    ])
    await unlock(email)
    expect((await shown()).denials).toEqual([theirs])
    await unlock(coOwner)
    expect(await shown()).not.toHaveProperty('hold')
    now = new Date(now.getTime() + minute)
    await deny(coOwner, 'documentSigned')
    expect((await shown()).denials).toMatchObject([{ since: now.toISOString() }])
  })
})
