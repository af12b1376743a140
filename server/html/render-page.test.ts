import { expect, it, vi } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { renderPage } from './render-page.ts'

const assets = {
  journeyUrl: '',
  copyUrl: '',
  themeUrl: '',
  logoUrl: '',
  faviconUrl: '',
  cardUrl: '',
  otherLogoUrls: [],
  fontUrls: [],
  illustrationUrl: undefined,
}

it('says the sentences of a page without putting all messages of its lender together', () => {
  const [tenant] = loadTenants(repository).tenants.filter(({ code }) => code === 'harborcu')
  if (tenant === undefined) throw new Error('harborcu is not served.')
  const all = vi.spyOn(tenant.effective.source, 'copy', 'get')
  const html = renderPage({
    document: '<noscript><!--server:no-script--></noscript>',
    tenant,
    assets,
    nonce: '',
    modules: [],
  })
  expect(html).toMatch(/<noscript>\w.+<\/noscript>/)
  expect(all).not.toHaveBeenCalled()
})
