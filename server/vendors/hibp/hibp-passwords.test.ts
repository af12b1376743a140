import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { jobInput } from '../../../tests/support/backend/job-input.ts'
import { requirePassword } from '../../auth/passwords/require-password.ts'
import { createHibpPasswords } from './hibp-passwords.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const password = 'Plain walnut harbor lamp'
const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
const [prefix, rest] = [hash.slice(0, 5), hash.slice(5)]
const other = '0'.repeat(35)

/** Starts a service, and returns what chooses a password beside it, with what it was asked and what the log was told. */
async function serviceThat(answer: RequestListener, withinMs = 20_000) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The service has no port.')
  const warned: string[] = []
  const log = { warn: ({ reason }: { reason: string }) => warned.push(reason) }
  const clock = { now: () => new Date(0), sleep: async () => {} }
  const connection = {
    kind: 'hibp',
    name: 'pwned',
    url: `http://127.0.0.1:${address.port}`,
    private: true,
  } as const
  // biome-ignore lint/suspicious/noExplicitAny: the log's other levels are not used
  const passwords = createHibpPasswords(connection, { clock, log: log as any, withinMs })
  const { tenant, vendors } = jobInput({}, '2026-11-20T12:00:00.000Z')
  const asking = { vendors: { of: () => ({ ...vendors, passwords }) } }
  const choose = () => requirePassword(asking, tenant, { password, email: 'jo@example.com' })
  return { choose, warned }
}

describe('a service of breached passwords', () => {
  it('refuses a password that it lists, and learns five digits of its hash', async () => {
    const asked: unknown[] = []
    const { choose } = await serviceThat((request, response) => {
      asked.push(request.method, request.url, request.headers['add-padding'])
      response.end(`${other}:2\r\n${rest}:37`)
    })
    await expect(choose()).rejects.toMatchObject({ status: 422, code: 'PASSWORD_REFUSED' })
    expect(asked).toEqual(['GET', `/range/${prefix}`, 'true'])
  })

  it('takes a password that it does not list, or only as padding', async () => {
    const { choose } = await serviceThat((_, response) => response.end(`${other}:2\r\n${rest}:0`))
    await choose()
  })

  it.each([
    ['is down', (_, response) => response.writeHead(503).end()],
    ['answers something else', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['says nothing', () => {}],
  ] satisfies [string, RequestListener][])(
    'keeps nobody from a password while it %s, is left alone for a while, and the log says so',
    async (_title, answer) => {
      const { choose, warned } = await serviceThat(answer, 200)
      await choose()
      await choose()
      expect(warned).toHaveLength(1)
    },
  )
})
