import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { outbox } from '../../database/schema.ts'

// A server starts here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let app: FastifyInstance
let database: OpenDatabase
let mail: number
let message: number
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
  const written = { tenant: 'harborcu', recipient: '<b>@example.com', kind: 'OTHER', createdAt: new Date() }
  const link = { label: 'Sign in', url: 'https://harborcu.localhost/auth/login?a=1&b=2' }
  const rows = await database.db
    .insert(outbox)
    .values([
      {
        ...written,
        channel: 'MAIL',
        template: 'accountExists',
        subject: 'A <b>',
        body: 'Hello',
        parts: { link },
      },
      { ...written, channel: 'TEXT', template: 'phoneCode', subject: 'Code', body: 'Your code is 482913.' },
    ])
    .returning({ id: outbox.id })
  ;[mail = 0, message = 0] = rows.map(({ id }) => id)
})
afterAll(() => app.close())

const browse = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })

describe('the outbox of the sandbox', () => {
  it('is JSON for a program, with the address of the button among the words', async () => {
    const letters = (await app.inject('/outbox')).json<{ id: number; body: string }[]>()
    expect(letters.find(({ id }) => id === mail)?.body).toBe(
      'Hello\n\nSign in: https://harborcu.localhost/auth/login?a=1&b=2',
    )
  })

  it('is a page for a browser, which leads to each letter', async () => {
    const { body, headers } = await browse('/outbox')
    expect(headers['content-type']).toContain('text/html')
    expect(headers.vary).toContain('accept')
    expect(body).toContain(`<a href="/outbox/${mail}">A &lt;b&gt;</a>`)
    expect(body).not.toContain('<b>')
  })

  it('shows mail in both parts, the HTML in a frame that runs nothing', async () => {
    const { body, headers } = await browse(`/outbox/${mail}`)
    expect(body).toContain(`<iframe sandbox title="HTML" src="/outbox/${mail}/html">`)
    // Its links lead to this server, wherever the lender's own address is.
    expect(body).toContain(
      '<pre>Hello\n\nSign in: <a href="/auth/login?a=1&amp;b=2">https://harborcu.localhost/auth/login?a=1&amp;b=2</a>',
    )
    expect(body).toContain('<p><a href="/auth/login?a=1&amp;b=2">Sign in</a></p>')
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'; style-src 'nonce-/)
  })

  it('forbids the HTML of a letter to run, to load and to stand in a frame of others', async () => {
    const { body, headers } = await browse(`/outbox/${mail}/html`)
    expect(body).toContain('Harbor Community Credit Union')
    const policy = String(headers['content-security-policy'])
    for (const rule of ["default-src 'none'", 'sandbox', "frame-ancestors 'self'", "form-action 'none'"])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('script-src')
  })

  it('shows a text message as its words alone', async () => {
    const { body } = await browse(`/outbox/${message}`)
    expect(body).toContain('<pre>Your code is 482913.</pre>')
    expect(body).not.toContain('<iframe')
    expect((await browse(`/outbox/${message}/html`)).statusCode).toBe(404)
  })

  it('has no other letter', async () => {
    expect((await browse('/outbox/999999')).statusCode).toBe(404)
    expect((await browse('/outbox/1e99')).statusCode).toBe(404)
  })
})
