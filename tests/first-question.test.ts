import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mayRegister } from '#product'
import { repository } from '#source'
import { drawFirstQuestion, knownBy } from '../screens/app/first-question.tsx'
import { drawQuestion } from '../server/html/first-view/draw-question.ts'
import type { Drawing } from '../server/html/page-source.ts'
import { loadTenants } from '../server/tenants/files/load-tenants.ts'
import { findSentence } from '../server/tenants/sentence.ts'
import type { Tenant } from '../server/tenants/tenant.ts'

const { tenants } = loadTenants(repository)
const assets = {
  ...{ journeyUrl: '/j.json', copyUrl: '/c.json', themeUrl: '', logoUrl: '/logo.svg', faviconUrl: '' },
  ...{ cardUrl: '', otherLogoUrls: [], fontUrls: [], illustrationUrl: undefined },
}
const documents = { loadDrawing: async () => ({ drawFirstQuestion, knownBy }) as Drawing }
const register = '/account/heloc/register'
const draw = (tenant: Tenant, address = register, page = 'register') =>
  drawQuestion(documents, { tenant, assets, page, address })

const lenderOf = (code: string): Tenant => {
  const found = tenants.find((tenant) => tenant.code === code)
  if (found === undefined) throw new Error(`${code} is not served.`)
  return found
}
const open = tenants.filter(({ settings }) => mayRegister(settings, null))
const closed = tenants.filter(({ settings }) => !mayRegister(settings, null))
const originator = '?referrer=3f5378b0-3a68-4233-837d-ed5cc9163b8e'

describe('the first question in the document', () => {
  it('is drawn for every lender in every language, with its form, its labels and its button', async () => {
    for (const tenant of open.flatMap(({ translations }) => [...translations.values()])) {
      const html = (await draw(tenant))?.html ?? ''
      for (const key of [
        'register.propertyInfo.title',
        'forms.address.street1',
        'forms.address.zip',
        'forms.occupancy.PRIMARY',
        'forms.continue',
      ])
        expect(html, `${tenant.code} ${tenant.locale}`).toContain(findSentence(tenant, key))
      expect(html).toMatch(/<form [^>]*method="dialog"/)
      expect(html).toContain('id="entry-panel"')
    }
  })

  it('has no style and no script of its own, which the document’s policy would refuse', async () => {
    const html = (await draw(lenderOf('hearthline')))?.html ?? ''
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  })

  it('adds at most 4 kB to the document', async () => {
    for (const tenant of open)
      expect(gzipSync((await draw(tenant))?.html ?? '').length, tenant.code).toBeLessThan(4000)
  })

  it('is not drawn where visitors may not register, unless the loan officer who sent them is named', async () => {
    expect(closed.length).toBeGreaterThan(0)
    for (const tenant of closed) {
      expect(await draw(tenant), tenant.code).toBeUndefined()
      expect((await draw(tenant, register + originator)) !== undefined, tenant.code).toBe(
        mayRegister(tenant.settings, originator.split('=')[1]),
      )
    }
  })

  it('leads whoever a loan officer has sent to no estimate, and keeps who sent them in the links of languages', async () => {
    const tenant = lenderOf('hearthline')
    expect((await draw(tenant))?.html).toContain('/account/heloc/estimate')
    const sent = (await draw(tenant, register + originator))?.html
    expect(sent).not.toContain('/account/heloc/estimate')
    expect(sent).toMatch(/href="\?referrer=3f5378b0[^"]*lang=es-US"/)
  })

  it('is drawn at the address that names it, and at none of a later question or another page', async () => {
    const tenant = lenderOf('hearthline')
    expect(await draw(tenant, `${register}?step=property-info`)).toBeDefined()
    expect(await draw(tenant, `${register}?step=income-info`)).toBeUndefined()
    expect(await draw(tenant, '/auth/login', 'auth/login')).toBeUndefined()
  })

  it('is not drawn while the lender has closed registration for maintenance', async () => {
    const tenant = lenderOf('hearthline')
    const { source } = tenant.effective
    const { 'fe-heloc-maintenance': maintenance } = source.flags.flags
    if (maintenance === undefined) throw new Error('There is no flag for maintenance.')
    const flags = { flags: { 'fe-heloc-maintenance': { ...maintenance, defaultVariant: 'on' } } }
    // `source` puts its messages together when they are read, so it is not copied.
    const closedSource = Object.create(source, { flags: { value: flags } })
    const effective = { ...tenant.effective, source: closedSource }
    expect(await draw({ ...tenant, effective })).toBeUndefined()
  })
})
