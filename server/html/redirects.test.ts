import { once } from 'node:events'
import { request } from 'node:http'
import path from 'node:path'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { pages } from './pages.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const root = path.join(import.meta.dirname, '../..')
const source = { dev: false, document: async () => '<html lang="en"></html>', modulesOf: () => [] }

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = await createTestApp({ pages: pages(root, async () => source) })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/**
 * Returns where the server redirects a browser, resolved as a browser does. Undefined if nothing is there. The path is sent
 * unchanged, because `inject` normalizes it.
 */
async function led(path: string): Promise<URL | undefined> {
  const [response] = await once(
    request({ port, path, headers: { host: 'lender.example' } }).end(),
    'response',
  )
  response.resume()
  if (response.statusCode === 404) return undefined
  expect(response.statusCode).toBe(302)
  return new URL(response.headers.location, `http://lender.example${path}`)
}

// Pieces that browsers read as the end of a host or as nothing, plain and encoded once and twice.
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '%5c',
    '%5C',
    '%2f',
    '%2F',
    '%252f',
    '%09',
    '%0a',
    '%0d',
    '%00',
    '.',
    '..',
    '%2e%2e',
  ),
  fc.constantFrom(
    'evil.example',
    'https:',
    'javascript:',
    '@evil.example',
    ':80',
    '?',
    '?a=b',
    '#',
    '%23',
    'dashboard',
  ),
  fc.string({ unit: fc.constantFrom(...'abc-_~!$&()*+,;=:@'), maxLength: 3 }),
)
const rest = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

describe('the alias of a lender in an address', () => {
  it('leads to the rest of the address, its query kept and the lender named', async () => {
    const to = await led('/l/harborcu/account/heloc/register?referrer=1&x=a%20b')
    expect([to?.pathname, to?.search]).toEqual(['/account/heloc/register', '?referrer=1&x=a+b&org=harborcu'])
    expect((await led('/l/harborcu'))?.pathname).toBe('/')
  })

  it.each([
    '/l/harborcu//evil.example',
    '/%6c/harborcu/evil.example',
    '/%6C/harborcu//evil.example',
    '/l/harborcu///evil.example',
    '/l/harborcu/%2Fevil.example',
    '/l/harborcu/%5Cevil.example',
    '/l/harborcu/\\evil.example',
    '/l/harborcu/%09/evil.example',
  ])('never leads to another host: %s', async (url) => {
    expect((await led(url))?.host).toBe('lender.example')
  })

  it('never leads to another host, whatever follows it', async () => {
    await fc.assert(
      fc.asyncProperty(rest, async (text) => {
        const to = await led(`/l/harborcu/${text}`)
        expect([undefined, 'http://lender.example']).toContain(to?.origin)
      }),
      { numRuns: 500 },
    )
  })
})

describe('an old address', () => {
  it('never leads to another host, whatever follows it', async () => {
    await fc.assert(
      fc.asyncProperty(rest, async (text) => {
        const to = await led(`/heloc-signer/${text}`)
        expect([undefined, 'http://lender.example']).toContain(to?.origin)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a sibling product', () => {
  const ours = [
    '/universal-marketplace',
    '/portfolio',
    '/universal-passport',
    '/group-manager',
    '/pay',
    '/exchange',
  ]

  it.each(ours)('that runs nowhere yet is told of on a page of the lender: %s', async (address) => {
    expect((await led(address))?.pathname).toBe('/coming-soon')
  })
})
