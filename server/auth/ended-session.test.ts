import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asJsonObject } from '#source'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { registration } from '../../tests/support/http/registration.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: Awaited<ReturnType<typeof createTestApp>>
let browser: Browser
beforeAll(async () => {
  app = await createTestApp()
  browser = new Browser(app)
  await browser.register(registration())
})
afterAll(() => app.close())

/**
 * Lists the calls of the OpenAPI document that require a bearer, for the borrower's application, without the one that only a
 * sign-in takes whose second factor is due.
 */
async function guardedCalls(): Promise<readonly (InjectOptions & { readonly url: string })[]> {
  const paths = Object.entries(asJsonObject((await app.inject('/docs/json')).json().paths))
  const later = paths.filter(([path]) => !path.endsWith('/second-factor/verification'))
  return later.flatMap(([path, calls]) =>
    Object.entries(asJsonObject(calls))
      .filter(([, call]) => JSON.stringify(asJsonObject(call).security ?? []).includes('bearer'))
      .map(([method, call]) => ({
        method: method.toUpperCase() as 'GET',
        url: path
          .replace('{uuid}', browser.application)
          .replace(/\{(document|condition|signer|session)\}/, randomUUID())
          .replace(/\{\w+\}/, 'any'),
        ...(method === 'post' ? bodyOf(JSON.stringify(call).includes('multipart/form-data')) : {}),
      })),
  )
}

const form =
  '--a\r\nContent-Disposition: form-data; name="type"\r\n\r\nSUPPORT\r\n--a\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nb\r\n--a--\r\n'

const bodyOf = (isUpload: boolean) => ({
  payload: isUpload ? form : {},
  headers: {
    'idempotency-key': randomUUID(),
    ...(isUpload && { 'content-type': 'multipart/form-data; boundary=a' }),
  },
})

describe('the token of a session that has ended', () => {
  it('is refused by every call that asks for one, and rolled by none', async () => {
    const calls = await guardedCalls()
    const { token } = browser
    await browser.post('/identity-broker/customer/secure/api/v3/logout', {})
    const refused = { statusCode: 401, authorization: undefined, reason: 'SIGNED_OUT' }
    const answers = []
    for (const call of calls) {
      browser.token = token
      const { statusCode, headers, body } = await browser.call(call)
      const { reason } = statusCode === 401 ? JSON.parse(body) : {}
      answers.push([call.method, call.url, { statusCode, authorization: headers.authorization, reason }])
    }
    expect(calls.length).toBeGreaterThan(30)
    expect(answers).toEqual(calls.map(({ method, url }) => [method, url, refused]))
  })
})

describe('a key of an answer that was given', () => {
  it('gets nobody that answer whose session has ended', async () => {
    const person = new Browser(app)
    await person.register(registration())
    const { properties = [] } = await person.heloc()
    const consentTextHash = await person.consentHash('soft-credit')
    const values = { selectedPropertyUuid: properties[0]?.uuid, softCreditConsent: true, consentTextHash }
    const ask = () => person.submit('profile', values, { 'idempotency-key': 'the-same-key' })
    const { token } = person
    const first = await ask()
    expect(first.statusCode).toBe(200)
    expect((await ask()).headers['idempotency-replayed']).toBe('true')
    await person.post('/identity-broker/customer/secure/api/v3/logout', {})
    person.token = token
    expect((await ask()).statusCode).toBe(401)
  })
})
