import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { pages } from './pages.ts'

vi.setConfig({ testTimeout: 60_000 })

const root = path.join(import.meta.dirname, '../..')
const source = { dev: false, document: async () => '<html lang="en"></html>', modulesOf: () => [] }
const start = (trustProxy?: string | false) =>
  createTestApp({
    pages: pages(root, async () => source),
    ...(trustProxy === undefined ? {} : { trustProxy }),
  })

let app: FastifyInstance
afterEach(() => app.close())

describe('an answer', () => {
  it('lets no page use the camera or the payments of a browser, and none but our own the place, be it a page, a call, a refusal or a redirect', async () => {
    app = await start()
    for (const url of ['/dashboard', '/', '/health', '/nowhere', '/service-profile/api/v1/profile']) {
      const policy = String((await app.inject(url)).headers['permissions-policy'])
      for (const rule of ['camera=()', 'microphone=()', 'geolocation=(self)', 'payment=()', 'usb=()'])
        expect(policy, url).toContain(rule)
    }
  })

  it('tells browsers to come by TLS alone for a year, to guess no type, to be framed by no other site and to name no address to others', async () => {
    app = await start()
    for (const url of ['/dashboard', '/', '/health', '/nowhere', '/service-profile/api/v1/profile'])
      expect((await app.inject(url)).headers, url).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'same-origin',
      })
  })

  it('is none to TRACE, which would repeat what was sent, and lists no folder', async () => {
    app = await start()
    const asked = [
      ['TRACE', '/health/live'],
      ['GET', '/account/heloc/assets/'],
      ['GET', '/.git/config'],
    ] as const
    for (const [method, url] of asked) {
      const { statusCode, body } = await app.inject({
        method: method as 'GET',
        url,
        headers: { 'x-sent': 'this' },
      })
      expect([statusCode, body.includes('this')], url).toEqual([404, false])
    }
  })

  it('lets no script of another site read it, whichever site asks', async () => {
    app = await start()
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await app.inject({
        method,
        url: '/service-profile/api/v1/profile',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })
})

describe('a cookie', () => {
  const cookieOf = async (remoteAddress: string, proto: string) =>
    String(
      (
        await app.inject({
          url: '/dashboard?org=harborcu',
          remoteAddress,
          headers: { 'x-forwarded-proto': proto },
        })
      ).headers['set-cookie'],
    )

  it('is for encrypted connections alone where the proxy of this machine says that the request came by one', async () => {
    app = await start()
    expect(await cookieOf('127.0.0.1', 'https')).toBe('org=harborcu; Path=/; HttpOnly; Secure; SameSite=Lax')
    expect(await cookieOf('127.0.0.1', 'http')).toBe('org=harborcu; Path=/; HttpOnly; SameSite=Lax')
  })

  it('does not believe that of a stranger', async () => {
    app = await start()
    expect(await cookieOf('203.0.113.9', 'https')).not.toContain('Secure')
  })

  it('believes the proxies that TRUST_PROXY names, and no other', async () => {
    app = await start('10.0.0.0/8')
    expect(await cookieOf('10.1.2.3', 'https')).toContain('Secure')
    expect(await cookieOf('127.0.0.1', 'https')).not.toContain('Secure')
  })

  it('believes nobody where TRUST_PROXY is none', async () => {
    app = await start(false)
    expect(await cookieOf('127.0.0.1', 'https')).not.toContain('Secure')
  })
})
