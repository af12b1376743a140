import net from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'

// A server starts here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = await createTestApp()
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** Sends a message and returns everything received until the connection ends. */
const said = (message: string): Promise<string> => text(net.connect(port, '127.0.0.1').end(message, 'latin1'))

const bodyOf = (answer: string): unknown => JSON.parse(answer.split('\r\n\r\n')[1] ?? '')

describe('a request that does not come to its end', () => {
  it('is not waited for without end: neither for its headers nor for its body, and longer than a browser waits', () => {
    const { headersTimeout, requestTimeout } = app.server
    expect([headersTimeout, requestTimeout]).toEqual([60_000, 120_000])
  })
})

describe('a message of which no request can be read', () => {
  it.each([
    ['is no HTTP', 'nonsense\r\n\r\n'],
    [
      'has two lengths',
      'POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
    ],
    [
      'has a length and pieces',
      'POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\na',
    ],
    [
      'has a character in a header that may not be there',
      'GET /health HTTP/1.1\r\nHost: a\r\nX-Org: a\u0000b\r\n\r\n',
    ],
  ])('is refused in the shape of every refusal, and its connection ends: %s', async (_, message) => {
    const answer = await said(message)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('Connection: close')
    expect(bodyOf(answer)).toEqual({
      errors: ['Some of what was sent cannot be used.'],
      code: 'INVALID_REQUEST',
    })
  })

  it('is told when its headers are too large', async () => {
    const answer = await said(`GET /health HTTP/1.1\r\nHost: a\r\nX-Long: ${'h'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(bodyOf(answer)).toEqual({
      errors: ['The headers of this request are too large.'],
      code: 'HEADERS_TOO_LARGE',
    })
  })
})
