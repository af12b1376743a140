import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { renderFirstView } from './render-first-view.ts'

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

const rendered = tenants.map((tenant) => {
  const html = renderFirstView({
    tenant,
    assets: { ...assets },
    nonce: 'n',
    isFirstQuestion: true,
    isForLater: false,
  })
  return { tenant, html, text: html.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ') }
})

describe('what an entry page shows before any script has run', () => {
  it('is the first question, the amounts, both credit pulls, the license and who helps, of every lender', () => {
    for (const { tenant, text } of rendered) {
      const { companyInfo } = tenant.settings.org.orgMetaData
      const { loanAmountMin: min, loanAmountMax: max } = tenant.facts
      for (const said of [min, max, 'hard pull', String(companyInfo.companyNMLS)])
        expect(text, tenant.code).toContain(said)
      expect(text, tenant.code).toContain('Which home do you want to borrow against?')
    }
  })

  it('names no rate and no payment, which would need the terms of an advertisement beside them', () => {
    for (const { tenant, text } of rendered) expect(text, tenant.code).not.toMatch(/%|APR|payment|per month/)
  })

  it('adds at most 3 kB to the document', () => {
    for (const { tenant, html } of rendered) expect(gzipSync(html).length, tenant.code).toBeLessThan(3000)
  })

  it('leaves the heading out where the address asks for a later question', () => {
    const [{ tenant } = {}] = rendered
    if (tenant === undefined) throw new Error('No lender is served.')
    const html = renderFirstView({ tenant, assets, nonce: 'n', isFirstQuestion: false, isForLater: false })
    expect(html).not.toContain('Which home')
    expect(html).toContain('id="entry-panel"')
  })

  it('is kept unseen on a page that may lead to an entry page', () => {
    const [{ tenant } = {}] = rendered
    if (tenant === undefined) throw new Error('No lender is served.')
    const html = renderFirstView({ tenant, assets, nonce: 'n', isFirstQuestion: false, isForLater: true })
    expect(html).toMatch(/<div id="first-view" hidden><aside class="entry" id="entry-panel"/)
    expect(html).not.toContain('site-header-inner')
  })

  it('shows the picture that a lender brings in place of the house', () => {
    const [{ tenant } = {}] = rendered
    if (tenant === undefined) throw new Error('No lender is served.')
    const own = { ...assets, illustrationUrl: '/own.svg' }
    const html = renderFirstView({
      tenant,
      assets: own,
      nonce: 'n',
      isFirstQuestion: true,
      isForLater: false,
    })
    expect(html).toContain('<img src="/own.svg" alt=""')
    expect(html).not.toContain('class="roof"')
  })
})
