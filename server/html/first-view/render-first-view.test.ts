import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { type FirstViewParts, renderFirstView } from './render-first-view.ts'

const { tenants } = loadTenants(repository)
const assets = {
  ...{
    journeyUrl: '',
    copyUrl: '',
    themeUrl: '',
    logoUrl: '/logo.svg',
    faviconUrl: '',
    cardUrl: '',
    otherLogoUrls: [],
    fontUrls: [],
  },
  illustrationUrl: undefined,
}

const render = (tenant: Tenant | undefined, parts: Partial<FirstViewParts> = {}): string => {
  if (tenant === undefined) throw new Error('No lender is served.')
  return renderFirstView({ tenant, assets, nonce: 'n', question: undefined, isForLater: false, ...parts })
}

const rendered = tenants.map((tenant) => {
  const html = render(tenant)
  return { tenant, html, text: html.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ') }
})

describe('what an entry page shows before any script has run', () => {
  it('is the amounts, both credit pulls, the license and who helps, of every lender', () => {
    for (const { tenant, text } of rendered) {
      const { companyInfo } = tenant.settings.org.orgMetaData
      const { loanAmountMin: min, loanAmountMax: max } = tenant.facts
      for (const said of [min, max, 'hard pull', String(companyInfo.companyNMLS)])
        expect(text, tenant.code).toContain(said)
    }
  })

  it('names no rate and no payment, which would need the terms of an advertisement beside them', () => {
    for (const { tenant, text } of rendered) expect(text, tenant.code).not.toMatch(/%|APR|payment|per month/)
  })

  it('adds at most 3 kB to the document', () => {
    for (const { tenant, html } of rendered) expect(gzipSync(html).length, tenant.code).toBeLessThan(3000)
  })

  it('is the question where the page asks it, below a script of the document’s own that keeps its form', () => {
    const html = render(tenants[0], { question: { html: '<form></form>', knownBy: ['local.jwt'] } })
    expect(html).toMatch(/<div [^>]*data-known-by="local.jwt">\s*<script nonce="n">[^<]+<\/script>\s*<form>/)
    expect(html).not.toContain('//')
  })

  it('is kept unseen on a page that may lead to an entry page', () => {
    const html = render(tenants[0], { isForLater: true })
    expect(html).toMatch(/<div id="first-view" hidden><aside class="entry" id="entry-panel"/)
    expect(html).not.toContain('site-header-inner')
  })

  it('shows the picture that a lender brings in place of the house', () => {
    const html = render(tenants[0], { assets: { ...assets, illustrationUrl: '/own.svg' } })
    expect(html).toContain('<img src="/own.svg" alt=""')
    expect(html).not.toContain('class="roof"')
  })
})
