import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DeskItem } from '#generated/api'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import type { Browser } from '../../../tests/support/http/browser.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import { act, consentToRecords, invite, invitedSigner, view } from '../../../tests/support/http/signer.ts'
import { staffMember } from '../../../tests/support/http/staff.ts'
import { createSecrets } from '../../keys/load-secrets.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const desk = '/service-staff/secure/api/v1/desk'
const secrets = createSecrets()

let app: FastifyInstance
let reviewer: Browser
beforeAll(async () => {
  app = await createTestApp({ secrets })
  reviewer = await works('hearthline')
})
afterAll(() => app.close())

const works = (tenant: string) =>
  staffMember(app, secrets.operatorKey, { roles: ['REVIEWER'], tenants: [tenant] })

const refusalsOf = async (application: string) =>
  ((await reviewer.get(desk)).json() as readonly DeskItem[]).find(
    ({ applicationUuid }) => applicationUuid === application,
  )?.refusals

describe('a co-owner who refuses to sign', () => {
  it('is listed at the desk with their words, until a reviewer whom they called takes it back', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration({ street1: '11 Joint Deed Drive' }))
    await walk(borrower, 'CO_DEED_REQ')
    const signer = await invitedSigner(app, await invite(borrower))
    await consentToRecords(signer)
    expect(await refusalsOf(borrower.application)).toBeUndefined()
    await act(signer, 'refusal', { reason: 'UNWILLING', words: 'I was not asked.' })
    const [refusal] = (await refusalsOf(borrower.application)) ?? []
    expect(refusal).toMatchObject({ name: 'Sam Okafor', reason: 'UNWILLING', words: 'I was not asked.' })
    const url = `${desk}/${borrower.application}/signers/${refusal?.signer}/refusal`
    const stranger = await works('harborcu')
    expect((await stranger.call({ method: 'DELETE', url })).statusCode).toBe(404)
    expect((await reviewer.call({ method: 'DELETE', url })).json()).toMatchObject({ refusals: [] })
    expect((await view(signer)).step).toBe('IDENTITY')
    expect(await refusalsOf(borrower.application)).toBeUndefined()
    expect((await reviewer.call({ method: 'DELETE', url })).statusCode).toBe(409)
  })
})
