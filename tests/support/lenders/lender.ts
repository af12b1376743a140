import { compileJourney } from '#engine'
import { browserJourney, loadProject, loadSource, resolveTenant, type Source, tenantContext } from '#source'
import flows from '../../../flows/limits.json' with { type: 'json' }
import { ownJourney } from '../../../screens/app/own-journey.ts'
import { noLaterCopy } from '../../../screens/kit/wording/later-copy.ts'
import { snagKeys } from '../../../server/html/organization-info.ts'
import { offeredPricing } from '../../../server/tenants/offered-pricing.ts'
import { shippedLenders } from './shipped-lenders.ts'

const source = loadSource()

export const lenderCodes = shippedLenders(source).map(({ tenant }) => tenant.code)

/**
 * Data that a browser receives for a lender of this repository: its compiled journey with copy, and its organisation
 * information, in its first language or in another.
 */
export const lender = (code: string, locale?: string) => lenderIn(source, code, locale)

/** Returns these data for a lender of other flows and tenants. */
export function lenderIn(source: Source, code: string, locale?: string) {
  const { effective, findings } = resolveTenant(source, code, locale)
  if (!effective) throw new Error(`Tenant '${code}' is broken: ${findings[0]?.message}`)
  const { first, later } = browserJourney(effective)
  const copy = { ...first.source.copy, ...later }
  const said = (name: keyof typeof snagKeys) => String(copy[snagKeys[name]])
  const { org, chat, pricing, siblings = {} } = effective.tenant
  const { request, retry, sessionCreation, importRetry } = flows.limits
  const tenant = {
    ...{ code, journeyUrl: '/journey.json', copyUrl: '/copy.json' },
    ...tenantContext(effective.tenant),
    siblings,
    estimate: { maxCltvBps: pricing.maxCltvBps, highestBps: flows.limits.apr?.maxBps ?? 0 },
    ...(chat && { chat: { channel: chat.channel, skill: chat.skill, mayBeForced: true } }),
    limits: { request, retry, sessionCreation, importRetry },
    snag: {
      title: said('title'),
      lead: said('lead'),
      network: said('network'),
      unexpected: said('unexpected'),
      contact: said('contact'),
      retry: said('retry'),
      dashboard: said('dashboard'),
    },
  }
  const journey = compileJourney({ ...first.source, copy }, loadProject())
  return ownJourney(
    { journey, locale: first.locale, laterCopy: noLaterCopy },
    { ...org, orgPricingData: offeredPricing(effective.tenant), tenant },
  )
}
