import { compileJourney } from '#engine'
import { browserJourney, loadSource, resolveTenant } from '#source'
import flows from '../../flows/limits.json' with { type: 'json' }
import { noLaterCopy } from '../../screens/journey/later-copy.ts'
import { snagKeys } from '../../server/html/organization-info.ts'

const source = loadSource()

/** What a browser is given for a lender of this repository: its compiled journey with copy, and its organisation information. */
export function lender(code: string) {
  const { effective, findings } = resolveTenant(source, code)
  if (!effective) throw new Error(`Tenant '${code}' is broken: ${findings[0]?.message}`)
  const { first, later } = browserJourney(effective)
  const copy = { ...first.source.copy, ...later }
  const said = (name: keyof typeof snagKeys) => String(copy[snagKeys[name]])
  const { setup, referrerRequired, providerBrand, features, org } = effective.tenant
  const { request, retry, importRetry } = flows.limits
  const tenant = {
    ...{
      code,
      journeyUrl: '/journey.json',
      copyUrl: '/copy.json',
      setup,
      referrerRequired,
      providerBrand,
      features,
    },
    limits: { request, retry, importRetry },
    snag: {
      title: said('title'),
      lead: said('lead'),
      network: said('network'),
      contact: said('contact'),
      retry: said('retry'),
      dashboard: said('dashboard'),
    },
  }
  return {
    journey: compileJourney({ ...first.source, copy }),
    locale: first.locale,
    laterCopy: noLaterCopy,
    organization: { ...org, tenant },
  }
}
