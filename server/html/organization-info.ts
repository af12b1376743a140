import type { LimitsSource } from '#engine'
import type { CopyKey } from '#generated/ids'
import { tenantContext } from '#source'
import { offeredPricing } from '../tenants/offered-pricing.ts'
import { findSentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantAssets } from './assets/tenant-assets.ts'

/** What a page knows of its lender (core specification 1), with what our own journey needs beside it; isTrial: outside production. */
export function organizationInfo(tenant: Tenant, assets: TenantAssets, isTrial = false): object {
  const { code, settings, journey } = tenant
  const { org, theme, chat, replay, siblings = {} } = settings
  const { limits } = journey.source.limits
  return {
    ...org,
    orgPricingData: offeredPricing(settings),
    tenant: {
      code,
      journeyUrl: assets.journeyUrl,
      copyUrl: assets.copyUrl,
      ...tenantContext(settings),
      siblings,
      ...(chat && { chat: { channel: chat.channel, skill: chat.skill, mayBeForced: isTrial } }),
      ...(replay && { replay }),
      limits: callLimits(limits),
      snag: snagWords(tenant),
      logoUrl: assets.logoUrl,
      logoAlt: theme.logoAlt,
    },
  }
}

/** What a browser must know before it can fetch the journey. */
const callLimits = ({ request, retry, sessionCreation, importRetry }: LimitsSource['limits']): object => ({
  request,
  retry,
  sessionCreation,
  importRetry,
})

/** The words of the error screen: the journey, which has all others, may be what a browser could not load. */
export const snagKeys = {
  title: 'errors.screen.title',
  lead: 'errors.screen.lead',
  network: 'errors.network',
  contact: 'errors.screen.contact',
  retry: 'errors.screen.retry',
  dashboard: 'errors.screen.dashboard',
} as const satisfies Record<string, CopyKey>

function snagWords(tenant: Tenant): object {
  const worded = Object.entries(snagKeys).map(([name, key]) => [name, findSentence(tenant, key) ?? ''])
  return Object.fromEntries(worded)
}

/** JSON that cannot end the script element around it, nor begin a comment in it. */
export const inertJson = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
