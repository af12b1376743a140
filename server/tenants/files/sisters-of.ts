import { type PagesSource, pathOf } from '#engine'
import type { Sister } from '#product'
import { asStrings, asText, childObject, type Source, tenantChain, tenantSettings } from '#source'

/** Returns the lenders of the same brand that a lender names, and where one applies there. None where borrowers come by invitation. */
export function sistersOf(source: Source, lender: string, pages: PagesSource): readonly Sister[] {
  const settingsOf = (code: string) => tenantSettings(tenantChain(source, code).files).value
  return asStrings(settingsOf(lender).sisters).flatMap((code) => {
    const settings = settingsOf(code)
    if (settings.setup !== 'RETAIL' || settings.org === undefined) return []
    const org = childObject(settings, 'org')
    const company = childObject(childObject(org, 'orgMetaData'), 'companyInfo')
    const url = `${asText(org.baseUrl)}${pathOf(pages, 'register')}?${new URLSearchParams({ org: code })}`
    return [{ name: asText(company.companyNameShort), url, states: asStrings(settings.licensedStates) }]
  })
}
