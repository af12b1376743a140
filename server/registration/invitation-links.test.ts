import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { nextAddress } from '../../tests/support/http/registration.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const orgCode = 'SUMMIT_WHOLESALE'
const path = '/identity/api/v1/registration/setup'
let now = new Date('2026-11-20T08:00:00.000Z')
const pass = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}
let app: FastifyInstance
let email: string
let token: string
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => now, sleep: async () => {} } })
})
afterAll(() => app.close())
beforeEach(async () => {
  email = nextAddress()
  const referrer = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
  await new Borrower(app).client.invite({ orgCode, email, firstName: 'Ana', lastName: 'Reyes', referrer })
  token = linkOf(await letter()).hash.replace('#invitation=', '')
})

const letter = async () => {
  const letters = (await new Browser(app).get('/outbox')).json()
  return letters.find((found: { recipient: string }) => found.recipient === email)
}
const linkOf = ({ body }: { body: string }) => new URL(/https?:\S+/.exec(body)?.[0] ?? '')
const codeOf = ({ body }: { body: string }) => / (\d{6})\b/.exec(body)?.[1]
const use = (invitation: string, more: object = { termsAccepted: true }) =>
  new Browser(app).post(path, { orgCode, invitation, password: 'plain walnut harbor lamp', ...more })

describe('the link of an invitation', () => {
  it('has a long token in its fragment, which no server sees, and says for how many days it works', async () => {
    const { body } = await letter()
    expect(linkOf({ body }).hash).toMatch(/^#invitation=[\w-]{43}$/)
    expect(body).toContain('for 7 days')
  })

  it('is not used up by opening it, nor by whoever has not read the terms yet; then it works once', async () => {
    const { pathname, search } = linkOf(await letter())
    for (let look = 0; look < 3; look += 1) await new Browser(app).get(pathname + search)
    expect((await use(token, {})).json().code).toBe('TERMS_REQUIRED')
    expect((await use(token)).statusCode).toBe(200)
    const again = await use(token)
    expect([again.statusCode, again.json().code]).toEqual([422, 'INVITATION_OVER'])
  })

  it('of two presses at once serves one', async () => {
    const codes = (await Promise.all([use(token), use(token)])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 422])
  })

  it('works for seven days, long after the code beside it is over, and no longer', async () => {
    pass(6.9)
    expect((await use(token)).statusCode).toBe(200)
  })

  it('is over after seven days, and a new code still sets up the account', async () => {
    pass(7.1)
    expect((await use(token)).json().code).toBe('INVITATION_OVER')
    await new Browser(app).post(`${path}-code`, { email, orgCode })
    const code = codeOf(await letter())
    const done = await new Browser(app).post(path, {
      ...{ email, orgCode, code, password: 'plain walnut harbor lamp', termsAccepted: true },
    })
    expect(done.statusCode).toBe(200)
  })

  it('is of one lender, and another token sets up nothing', async () => {
    expect((await use(token, { orgCode: 'FHEL' })).json().code).toBe('INVITATION_OVER')
    expect((await use('x'.repeat(43))).json().code).toBe('INVITATION_OVER')
  })

  it('is over once a code has set up the account', async () => {
    const code = codeOf(await letter())
    const body = { email, orgCode, code, password: 'plain walnut harbor lamp', termsAccepted: true }
    expect((await new Browser(app).post(path, body)).statusCode).toBe(200)
    expect((await use(token)).json().code).toBe('INVITATION_OVER')
  })

  it('ends the code beside it, too, once it has set up the account', async () => {
    const code = codeOf(await letter())
    await use(token)
    const body = { email, orgCode, code, password: 'another walnut harbor lamp' }
    expect((await new Browser(app).post(path, body)).json().code).toBe('SETUP_CODE')
  })
})
