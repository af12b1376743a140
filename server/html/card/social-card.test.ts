import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { repository } from '#source'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { createAssetStore } from '../assets/tenant-assets.ts'
import { pages } from '../pages.ts'
import { cardSize } from './social-card.ts'
import { socialTags } from './social-tags.ts'

// A server starts here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const { tenants } = loadTenants(repository)
const document = '<html lang="en"><head><title>x</title><!--server:head--></head><body></body></html>'
const source = { dev: false, document: async () => document, modulesOf: () => [] }
const root = path.join(import.meta.dirname, '../../..')

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ pages: pages(root, async () => source) })
})
afterAll(() => app.close())

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" (?:media="[^"]*" )?content="([^"]*)">`).exec(html)?.[1]

describe('the card of a lender', () => {
  it('is a picture of 1200 by 630 below 100 kB at an address that never changes', async () => {
    for (const code of ['hearthline', 'harborcu', 'moorblock']) {
      const { body } = await app.inject(`/account/heloc/register?org=${code}`)
      const address = new URL(contentOf(body, 'og:image') ?? '')
      expect(address.protocol).toMatch(/^https?:$/)
      const { rawPayload, headers } = await app.inject(address.pathname)
      expect(headers['content-type']).toBe('image/png')
      expect(headers['cache-control']).toContain('immutable')
      expect(rawPayload.length).toBeLessThan(100_000)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', ...cardSize })
    }
  })

  it('is another picture for each lender, whose words differ', () => {
    const store = createAssetStore('', { find: () => undefined })
    const urls = tenants.map((tenant) => store.assetsOf(tenant).cardUrl)
    expect(new Set(urls).size).toBe(tenants.length)
  })

  it('stands on entry pages alone; every page has its description', async () => {
    const { body } = await app.inject('/dashboard?org=harborcu')
    expect(body).toContain('name="theme-color"')
    expect(contentOf(body, 'description')).toContain('$')
    expect(body).not.toContain('og:')
  })

  it('says the product and the amounts, and no rate, of every lender', () => {
    for (const tenant of tenants) {
      const html = socialTags(tenant, { cardUrl: '/card.png' }).join('')
      const { companyProduct } = tenant.settings.org.orgMetaData.companyInfo
      expect(contentOf(html, 'og:title'), tenant.code).toBe(companyProduct.replaceAll('&', '&amp;'))
      expect(contentOf(html, 'og:description'), tenant.code).toContain(String(tenant.facts.loanAmountMax))
      expect(contentOf(html, 'og:description'), tenant.code).not.toMatch(/%|APR|payment/)
    }
  })
})

describe('the icon of a lender that brings none', () => {
  it('is its initial on its color', () => {
    const [tenant] = tenants
    if (tenant === undefined) throw new Error('No lender is served.')
    const { favicon: _, ...theme } = tenant.settings.theme
    const bare: Tenant = { ...tenant, settings: { ...tenant.settings, theme } }
    const store = createAssetStore('', { find: () => undefined })
    const { faviconUrl } = store.assetsOf(bare)
    expect(faviconUrl).toMatch(/favicon\.\w+\.svg$/)
    const asset = store.find(faviconUrl.replace('/assets/', ''))
    const drawn = asset !== undefined && 'plain' in asset ? asset.plain.toString() : ''
    expect(drawn).toContain(`fill="${theme.brand}"`)
    expect(drawn).toContain(`>${tenant.settings.org.orgBrand.slice(0, 1)}</text>`)
  })
})

describe('the color of the browser around a page', () => {
  it('is that of the page, light and dark', async () => {
    const { body } = await app.inject('/account/heloc/register?org=harborcu')
    const colors = [...body.matchAll(/prefers-color-scheme: (\w+)\)" content="(#[0-9a-f]{6})"/g)]
    expect(colors.map(([, mode]) => mode)).toEqual(['light', 'dark'])
    expect(colors[0]?.[2]).toBe('#ffffff')
  })
})
