import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Condition } from '#generated/domain'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import type { Browser } from '../../tests/support/http/browser.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { staffMember } from '../../tests/support/http/staff.ts'
import { createSecrets } from '../keys/load-secrets.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const secrets = createSecrets()
const desk = '/service-staff/secure/api/v1/desk'
let app: FastifyInstance
let reviewer: Browser
let borrower: Borrower
beforeAll(async () => {
  // The vendor accepts the first paper; while it looks at that one, a reviewer refuses it and another one is sent. What it says
  // of the other one comes once it is asked twice, by both reviews, or once the first has ended the request.
  let asked = 0
  const decide = async ({
    documents = [],
  }: {
    readonly documents?: readonly { readonly name: string }[]
  }) => {
    if (documents.some(({ name }) => name === 'second.png')) {
      asked += 1
      await vi.waitUntil(async () => asked > 1 || (await listed()).length === 0, {
        timeout: 10_000,
        interval: 5,
      })
      return 'REFUSED' as const
    }
    await refuse()
    await answer('second.png')
    return 'CLEARED' as const
  }
  app = await createTestApp({ secrets, vendors: { desk: { decide } } })
  reviewer = await staffMember(app, secrets.operatorKey, { roles: ['REVIEWER'], tenants: ['hearthline'] })
  borrower = new Borrower(app)
  await borrower.register(registration())
})
afterAll(() => app.close())

const conditions = () => `/service-conditions/external/api/v1/applications/${borrower.application}/conditions`
const listed = async (): Promise<readonly Condition[]> =>
  (await borrower.get(`${conditions()}/external-applicants`)).json()

async function answer(name: string): Promise<void> {
  const [asked] = await listed()
  const documents = [await borrower.uploaded('SUPPORT', name)]
  const sent = await borrower.post(`${conditions()}/${asked?.uuid}/answer`, { documents })
  expect(sent.json()).toEqual({ cleared: false })
}

async function refuse(): Promise<void> {
  const [asked] = (await reviewer.get(`${desk}/${borrower.application}`)).json().conditions
  const review = { isMet: false, version: asked.version, commentsToBorrower: 'It is too dark to read.' }
  const url = `${desk}/${borrower.application}/conditions/${asked.uuid}/review`
  expect((await reviewer.post(url, review)).statusCode).toBe(200)
}

it('an answer is not judged by what a vendor says of the one before it', async () => {
  await reviewer.post(`${desk}/${borrower.application}/conditions`, { category: 'GENERIC_DOCUMENT_REQUEST' })
  await answer('first.png')
  await vi.waitFor(async () => {
    const { documents } = (await reviewer.get(`${desk}/${borrower.application}`)).json()
    expect(documents).toHaveLength(2)
    expect(await listed()).toMatchObject([{ refused: true, actionNeeded: true }])
  }, 10_000)
})
