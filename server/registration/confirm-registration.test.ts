import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { createTenantDirectory } from '../tenants/tenant-directory.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Registers with an e-mail address and returns a function that confirms it. */
async function register(email: string) {
  const somebody = new Borrower(app)
  const kept = await somebody.post('/identity/api/v1/registration/register', registration({ email }))
  const code = await somebody.codeTo(email)
  return () => new Borrower(app).confirm(kept.json().registration, code)
}

describe('confirmations at once', () => {
  it('of one registration open one account; the others are told that the code is over', async () => {
    const confirm = await register(nextAddress())
    const answers = await Promise.all(Array.from({ length: 5 }, confirm))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422])
    const refused = answers.filter(({ statusCode }) => statusCode === 422).map((answer) => answer.json().code)
    expect(new Set(refused)).toEqual(new Set(['REGISTRATION_CODE']))
  })

  it('of one address open one account; the others are told what is told of a known address', async () => {
    const email = nextAddress()
    const confirms = []
    for (let count = 0; count < 4; count += 1) confirms.push(await register(email))
    const answers = await Promise.all(confirms.map((confirm) => confirm()))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
    const refused = answers.filter(({ statusCode }) => statusCode === 422).map((answer) => answer.json())
    const told = {
      errors: ['This code is not right. You have 4 more attempts.'],
      code: 'REGISTRATION_CODE',
      field: 'code',
    }
    expect(refused).toEqual([told, told, told])
    const letters: readonly { readonly template: string; readonly recipient: string }[] = (
      await app.inject('/outbox')
    ).json()
    const ways = letters.filter((letter) => letter.recipient === email && letter.template === 'accountExists')
    expect(ways).toHaveLength(3)
  })
})

describe('a right code', () => {
  it('opens no account at a lender that has stopped to lend in the state since', async () => {
    const lending = shippedTenants().all()
    let served = lending
    const own = await createTestApp({ tenants: createTenantDirectory(() => served) })
    const [email, somebody] = [nextAddress(), new Borrower(own)]
    const kept = await somebody.post('/identity/api/v1/registration/register', registration({ email }))
    const code = await somebody.codeTo(email)
    served = lending.map((tenant) => ({
      ...tenant,
      settings: { ...tenant.settings, licensedStates: ['CO'] },
    }))
    const refused = await somebody.confirm(kept.json().registration, code)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'STATE_NOT_LICENSED'])
    served = lending
    expect((await somebody.confirm(kept.json().registration, code)).statusCode).toBe(200)
    await own.close()
  })
})

describe('a code that was used', () => {
  it('opens no second session for whoever repeats the request', async () => {
    const email = nextAddress()
    const somebody = new Borrower(app)
    const kept = await somebody.post('/identity/api/v1/registration/register', registration({ email }))
    const { registration: pending } = kept.json()
    const code = await somebody.codeTo(email)
    const key = { 'idempotency-key': 'a-confirmation-once' }
    const first = await new Borrower(app).confirm(pending, code, 'hearthline', key)
    const again = await new Borrower(app).confirm(pending, code, 'hearthline', key)
    expect(first.headers.authorization).toMatch(/^Bearer /)
    expect([again.statusCode, again.headers.authorization, again.headers['set-cookie']]).toEqual([
      200,
      undefined,
      undefined,
    ])
    expect(again.json()).toEqual(first.json())
  })
})

describe('the log', () => {
  it('has a line for each code of a registration that is refused, of which address without it, and none for an answer given again', async () => {
    const email = nextAddress()
    const somebody = new Borrower(app)
    const kept = await somebody.post('/identity/api/v1/registration/register', registration({ email }))
    const { registration: pending } = kept.json()
    const code = await somebody.codeTo(email)
    const warn = vi.spyOn(app.log, 'warn')
    for (const wrong of ['000000', '000001'])
      await new Borrower(app).confirm(pending, wrong === code ? '000002' : wrong)
    const key = { 'idempotency-key': 'the-right-code' }
    for (let count = 0; count < 2; count += 1)
      expect((await new Borrower(app).confirm(pending, code, 'hearthline', key)).statusCode).toBe(200)
    expect((await new Borrower(app).confirm(pending, code)).statusCode).toBe(422)
    const lines = warn.mock.calls.map(([line]) => line)
    warn.mockRestore()
    const refused = { security: 'code-refused', unknown: expect.stringMatching(/^[\da-f]{64}$/) }
    expect(lines).toEqual([
      expect.objectContaining(refused),
      expect.objectContaining(refused),
      expect.not.objectContaining({ unknown: expect.anything() }),
    ])
    expect(JSON.stringify(lines)).not.toMatch(/@|"\d{6}"/)
  })
})
