import net from 'node:net'
import { PassThrough } from 'node:stream'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { Problem } from '../errors/problem.ts'
import { handleErrors } from './handle-errors.ts'

/** Returns the levels of the log entries while each error is thrown, except for those about requests and responses. */
const levelsOf = (errors: readonly Error[]): Promise<readonly string[]> =>
  levelsWhile(async (app) => {
    for (const [index, error] of errors.entries())
      app.get(`/${index}`, () => {
        throw error
      })
    for (const index of errors.keys()) await app.inject(`/${index}`)
  })

async function levelsWhile(work: (app: FastifyInstance) => Promise<void>): Promise<readonly string[]> {
  const stream = new PassThrough({ encoding: 'utf8' })
  const app = fastify({ logger: { level: 'warn', stream, formatters: { level: (level) => ({ level }) } } })
  // A cookie may name a lender, and this plugin reads it.
  await app.register(cookie)
  handleErrors(app, { tenants: shippedTenants() })
  await work(app)
  await app.close()
  const lines = String(stream.read() ?? '').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line).level)
}

/** Sends half of a body and closes the connection. Resolves when the server has noticed. */
async function hangUp(app: FastifyInstance): Promise<void> {
  const noticed = new Promise((resolve) => {
    app.addHook('onRequest', async ({ raw }) => void raw.on('close', resolve))
  })
  app.post('/', async () => 'done')
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = net.connect(Number(url.port), url.hostname)
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
  socket.write(head, () => socket.destroy())
  await noticed
}

describe('the log', () => {
  it('has nothing of somebody who hung up, and no word of the database', async () => {
    expect(await levelsWhile(hangUp)).toEqual([])
  })

  it('has a warning for who is told to come back, an error for a fault, and nothing for who is refused', async () => {
    const putOff = [new Problem(503, 'UPLOADS_BUSY'), new Problem(503, 'BUSY', { seconds: 2 })]
    expect(await levelsOf(putOff)).toEqual(['warn', 'warn'])
    expect(await levelsOf([new Problem(409, 'STALE_VERSION'), new Error('A bug.')])).toEqual(['error'])
  })
})

describe('a fault of the server', () => {
  it('is told without a word of what went wrong', async () => {
    const app = fastify()
    await app.register(cookie)
    handleErrors(app, { tenants: shippedTenants() })
    app.get('/', () => {
      throw new Error('insert into identities (email) values (jo@example.com)')
    })
    const { statusCode, body } = await app.inject('/')
    expect([statusCode, JSON.parse(body).code]).toEqual([500, 'UNEXPECTED'])
    expect(body).not.toMatch(/insert|identities|example|\bat\b.*:\d/)
  })
})

describe('a refusal', () => {
  const refuse = async (accept: string) => {
    const app = fastify()
    await app.register(cookie)
    handleErrors(app, { tenants: shippedTenants() })
    app.get('/', () => {
      throw new Problem(409, 'STALE_VERSION').at('amount')
    })
    return app.inject({ url: '/', headers: { accept } })
  }

  it('is JSON with sentences and a code', async () => {
    for (const accept of ['*/*', 'application/json', 'application/problem+json;q=0, application/json']) {
      const response = await refuse(accept)
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(Object.keys(response.json())).toEqual(['errors', 'code', 'field'])
    }
  })

  it('is as RFC 9457 writes it where the client asks for that, with all that it has elsewhere', async () => {
    for (const accept of ['application/problem+json', 'application/json, application/problem+json;q=0.5']) {
      const response = await refuse(accept)
      const { errors } = (await refuse('*/*')).json()
      expect(response.headers['content-type']).toContain('application/problem+json')
      expect(response.json()).toEqual({
        type: 'https://heloc.example/problems/STALE_VERSION',
        title: 'Conflict',
        status: 409,
        detail: errors.join(' '),
        errors,
        code: 'STALE_VERSION',
        field: 'amount',
      })
    }
  })
})
