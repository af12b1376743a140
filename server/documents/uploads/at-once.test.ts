import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let borrower: Borrower
let url: string
beforeAll(async () => {
  app = await createTestApp()
  borrower = new Borrower(app)
  await borrower.register(registration())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  url = `${address}/service-application/api/v1/application/heloc/${borrower.application}/documents`
})
afterAll(() => app.close())

/** Begins an upload and leaves it there: its file never ends. */
function begin(): ClientRequest {
  const headers = {
    ...{ authorization: `Bearer ${borrower.token}`, 'idempotency-key': randomUUID() },
    'content-type': 'multipart/form-data; boundary=b',
  }
  const upload = request(url, { method: 'POST', headers })
  upload.on('error', () => {})
  upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="deed.png"\r\n\r\n')
  return upload
}

it('reads ten files of one person at once, and others once a sender has gone', async () => {
  const slow = Array.from({ length: 10 }, begin)
  await vi.waitFor(async () => {
    const upload = begin()
    slow.push(upload)
    const [answer] = await once(upload, 'response', { signal: AbortSignal.timeout(1000) })
    expect(answer.statusCode).toBe(503)
  }, 15_000)
  for (const upload of slow) upload.destroy()
  await vi.waitFor(
    async () => expect((await borrower.upload('SUPPORT', 'deed.png')).statusCode).toBe(200),
    10_000,
  )
})
