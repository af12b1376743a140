import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { pages } from './pages.ts'

const document = [
  '<html lang="en"><head><title>x</title><!--server:head--><script nonce="__CSP_NONCE__"></script></head>',
  '<body><noscript><!--server:no-script--></noscript></body></html>',
].join('')
const source = {
  dev: false,
  document: async () => document,
  modulesOf: ({ page }: { readonly page: string }) => [`/account/heloc/assets/page-${page}.js`],
}

const root = path.join(import.meta.dirname, '../..')

vi.setConfig({ hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ pages: pages(root, async () => source) })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const lenderOf = (html: string) => /"tenant":\{"code":"([^"]+)"/.exec(html)?.[1]

describe('a page', () => {
  it('belongs to the lender of its host, its query or its cookie, and to the default one when none is named', async () => {
    expect(lenderOf((await get('/account/heloc/register')).body)).toBe('hearthline')
    expect(lenderOf((await get('/account/heloc/register', { host: 'harborcu.localhost:8080' })).body)).toBe(
      'harborcu',
    )
    expect(lenderOf((await get('/account/heloc/register?org=summit-wholesale')).body)).toBe(
      'summit-wholesale',
    )
    expect(lenderOf((await get('/dashboard', { cookie: 'org=harborcu' })).body)).toBe('harborcu')
  })

  it('is in the language of its lender, and says whom to call where no script runs', async () => {
    const { body } = await get('/account/heloc/register?org=harborcu')
    expect(body).toContain('<html lang="en-US">')
    expect(body).toMatch(/<noscript>[^<]*Harbor Community Credit Union at \(888\) 555-0171[^<]*<\/noscript>/)
  })

  it('answers an unknown address with JSON where a program asks for it, and with a page where a person does', async () => {
    for (const url of ['/service-homes/api/v1/home', '/api/unknown']) {
      const json = await get(url, { accept: 'application/json' })
      expect([json.statusCode, json.json().code]).toEqual([404, 'NOT_FOUND'])
      const page = await get(url, { accept: 'text/html,application/xhtml+xml,application/json;q=0.8' })
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    }
  })

  it('of the staff remembers the lender of a broker for the sign-in after next', async () => {
    const { cookies } = await get('/agent/setup?step=code&org=harborcu')
    expect(cookies).toMatchObject([{ name: 'org', value: 'harborcu' }])
    expect((await get('/agent')).cookies).toEqual([])
  })

  it('of a sibling product is at the lender’s own address, the dashboard where it has none, or says which one is not there yet', async () => {
    const leads = async (url: string) => (await get(url)).headers.location
    expect(await leads('/pay?org=tall-skyline')).toBe('https://pay.tall-skyline.example/')
    expect(await leads('/pay?org=harborcu')).toBe('/dashboard?org=harborcu')
    expect(await leads('/pay?org=hearthline')).toBe('/coming-soon?product=/pay&org=hearthline')
    expect(await leads('/contact?org=harborcu')).toBe('/account/heloc/register/support?org=harborcu')
  })

  it('answers every address where nothing is, in the lender’s brand; only the API answers in JSON', async () => {
    for (const url of [
      '/nothing',
      '/portfolio/deeper',
      '/settings/deep/down',
      '/wp-admin.php?x=1',
      '/not-found/x',
    ]) {
      const answer = await get(url, { host: 'harborcu.localhost:8080' })
      expect([url, answer.statusCode, lenderOf(answer.body)]).toEqual([url, 404, 'harborcu'])
    }
    for (const url of ['/service-profile/nothing', '/identity', '/account/heloc/assets/nothing.js'])
      expect((await get(url)).json().code).toBe('NOT_FOUND')
    const unreadable = await get('/%zz', { accept: 'text/html,*/*' })
    expect([unreadable.statusCode, unreadable.headers.location]).toEqual([302, '/not-found'])
  })

  it('of an unknown lender is not found, in the words of the specification', async () => {
    for (const response of [
      await get('/account/heloc/register?org=nobody'),
      await get('/account/heloc/register', { host: 'nobody.localhost' }),
      await get('/l/nobody/account/heloc/register'),
    ]) {
      expect(response.statusCode).toBe(404)
      expect(response.body).toContain('No private label data found')
    }
  })

  it('runs nothing but what carries its nonce, which no other answer has', async () => {
    const [one, two] = [await get('/dashboard'), await get('/dashboard')]
    const policy = String(one.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(one.body).toContain(`<script nonce="${nonce}">`)
    expect(two.body).not.toContain(nonce)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  it('brings what a browser must know before it can call anybody', async () => {
    const { body } = await get('/account/heloc/register')
    expect(body).toContain(
      '"limits":{"request":{"timeoutMs":30000},"retry":{"attempts":5,"baseMs":1000,"factor":2}',
    )
  })

  it('says who its lender is in JSON that runs nothing and ends no element, and is never cached', async () => {
    for (const url of [
      '/dashboard',
      '/account/heloc/register',
      '/privacy',
      '/account/heloc/heloc-signer/login',
    ]) {
      const { headers, body } = await get(url)
      expect(headers['cache-control']).toBe('no-store')
      const [, attributes = '', json = ''] =
        /<script([^>]*id="organization-info"[^>]*)>([^<]*)<\/script>/.exec(body) ?? []
      expect(attributes).toContain('type="application/json"')
      expect(JSON.parse(json)).toMatchObject({
        baseUrl: 'https://hearthline.localhost',
        canonicalOrgCode: 'FHEL',
        orgBrand: 'Hearthline',
        orgCode: 'FHEL',
        orgMetaData: {
          companyInfo: { companyNMLS: '1717824', publicFeatureToggles: {} },
          products: { HELOC: { name: 'Hearthline Home Equity Line' } },
          footer: { footerImage: 'EHL', disclosureCopy: 'footer.disclosures.provider' },
        },
      })
    }
  })

  it('holds the pricing that the organisation adds, and its switches over those of the lender', async () => {
    const infoOf = async (org: string) => {
      const { body } = await get(`/dashboard?org=${org}`)
      return JSON.parse(/id="organization-info"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}')
    }
    const { orgPricingData } = await infoOf('steadyhouse')
    expect(orgPricingData).toEqual([
      { term: 10, aprBps: 845, originationFeeBps: 260, rateType: 'FIXED', autopayDiscountBps: 25 },
      { term: 15, aprBps: 870, originationFeeBps: 260, rateType: 'FIXED', autopayDiscountBps: 25 },
    ])
    expect((await infoOf('tall-skyline')).tenant.features.portfolioManager).toBe(true)
  })

  it('asks ahead for its own chunk', async () => {
    const { body } = await get('/account/heloc/6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44/income/link/TRUV_PAYROLL')
    expect(body).toContain('href="/account/heloc/assets/page-income/link.js"')
  })
})

describe('what a page loads', () => {
  it('differs between lenders in data, theme and images alone: the code is the same', async () => {
    const loaded = async (code: string) => {
      const { body } = await get(`/account/heloc/register?org=${code}`)
      const urls = [...body.matchAll(/(?:href=|(?:journey|copy|logo)Url":)"([^"]+)"/g)].map(
        ([, url = '']) => url,
      )
      return Map.groupBy(urls, (url) => (url.includes(`/assets/${code}/`) ? 'own' : 'shared'))
    }
    const [one, other] = [await loaded('hearthline'), await loaded('harborcu')]
    expect(one.get('shared')).toEqual(other.get('shared'))
    expect(one.get('own')).toHaveLength(6)
    for (const url of other.get('own') ?? []) expect(url).toMatch(/\.(json|css|svg)$/)
  })

  it('is kept for ever at an address with the hash of its content, and sent compressed', async () => {
    const { body } = await get('/dashboard')
    for (const kind of ['journey', 'copy', 'theme']) {
      const url = new RegExp(`/account/heloc/assets/hearthline/${kind}\\.[^"]+`).exec(body)?.[0] ?? ''
      const response = await get(url, { 'accept-encoding': 'gzip, br' })
      expect(response.headers['cache-control']).toContain('immutable')
      expect(response.headers['content-encoding']).toBe('br')
    }
  })

  it('does not tell a browser what only the server needs', async () => {
    const { body } = await get('/dashboard')
    const url = /\/account\/heloc\/assets\/hearthline\/journey\.[^"]+/.exec(body)?.[0] ?? ''
    expect((await get(url)).json().source).not.toHaveProperty('process')
  })

  it('is found by a server that did not write the document', async () => {
    const { body } = await get('/dashboard')
    const url = /"copyUrl":"([^"]+)"/.exec(body)?.[1] ?? ''
    const other = await createTestApp({ pages: pages(root, async () => source) })
    const { statusCode } = await other.inject({ url })
    await other.close()
    expect(statusCode).toBe(200)
  })

  it('never comes from outside of the build', async () => {
    expect((await get('/account/heloc/assets/..%2f..%2fpackage.json')).statusCode).toBe(404)
    expect((await get('/account/heloc/assets/nothing.js')).statusCode).toBe(404)
  })
})

describe('old and outer paths', () => {
  it('lead on with their query', async () => {
    const led = async (url: string) => (await get(url)).headers.location
    expect(await led('/')).toBe('/dashboard')
    expect(await led('/account/register?referrer=x')).toBe('/account/heloc/register?referrer=x')
    expect(await led('/account/heloc-signer/sign?a=b')).toBe('/account/heloc/heloc-signer/sign?a=b')
    expect(await led('/l/harborcu/account/heloc/register')).toBe('/account/heloc/register?org=harborcu')
  })
})

describe.each(['/', '/account/heloc', '/account/heloc/'])('the root, as %s', (root) => {
  it('leads to the dashboard', async () => {
    const { statusCode, headers } = await get(`${root}?referrer=x`)
    expect([statusCode, headers.location]).toEqual([302, '/dashboard?referrer=x'])
  })

  it('is a page at a lender that requires a referrer: only the browser knows whether somebody is signed in', async () => {
    const { statusCode, body } = await get(`${root}?org=willow-lane`)
    expect([statusCode, lenderOf(body)]).toEqual([200, 'willow-lane'])
  })
})

describe('an address that is served', () => {
  it.each([
    '/account/',
    '/pay/',
    '/account/register/',
    '/heloc-signer',
    '/account/heloc-signer',
    '/l/harborcu/',
  ])('leads on without its end or with a slash at it: %s', async (url) =>
    expect((await get(url)).statusCode).toBe(302),
  )

  it.each(['/dashboard/', '/terms/', '/auth/login/', '/dashboard/settings/', '/account/heloc/register/'])(
    'is found with a slash at its end: %s',
    async (url) => expect((await get(url)).statusCode).toBe(200),
  )
})

describe('an address with a value that its page does not know', () => {
  it.each([
    ['income/link/NONSENSE', 404],
    ['income/upload/NONSENSE', 404],
    ['start/change/NONSENSE', 404],
    ['income/link/TRUV_PAYROLL', 200],
    ['start/change/name', 200],
    ['liens', 200],
  ])('is not found: %s', async (address, status) => {
    const { statusCode } = await app.inject(`/account/heloc/0b8f0e8e-6c1f-4d5e-9d7a-2f4a8c1b7e56/${address}`)
    expect(statusCode).toBe(status)
  })
})
