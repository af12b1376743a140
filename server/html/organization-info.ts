import type { LimitsSource } from '#engine'
import type { CopyKey } from '#generated/ids'
import { tenantContext } from '#source'
import { languageName } from '../tenants/languages.ts'
import { offeredPricing } from '../tenants/offered-pricing.ts'
import { findSentence, sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantAssets } from './assets/tenant-assets.ts'

/**
 * Returns what a page knows of its lender (core specification 1), with the additions of this product's journey. `isTrial`:
 * outside of production.
 */
export function organizationInfo(tenant: Tenant, assets: TenantAssets, isTrial = false): object {
  const { code, settings, journey, sisters, translations } = tenant
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
      estimate: estimateSettings(tenant),
      ...(sisters.length > 0 && { sisters }),
      ...(translations.size > 1 && { languages: otherLanguages(tenant), ...staysIn(tenant) }),
      ...(chat && { chat: { channel: chat.channel, skill: chat.skill, mayBeForced: isTrial } }),
      ...(replay && { replay }),
      limits: callLimits(limits),
      snag: snagWords(tenant),
      logoUrl: assets.logoUrl,
      logoAlt: theme.logoAlt,
    },
  }
}

/** Returns what an estimate needs beside the offers: the highest loan-to-value ratio, and the highest rate that a line may have. */
function estimateSettings({ settings: { pricing, terms }, journey }: Tenant) {
  const { apr } = journey.source.limits.limits
  return { maxCltvBps: pricing.maxCltvBps, highestBps: terms.floatingRate?.highestBps ?? apr?.maxBps }
}

/** Lists the languages in which the lender's pages can be read too, each by its own name and with the words that offer it. */
const otherLanguages = ({ locale, translations }: Tenant) =>
  [...translations.values()]
    .filter((other) => other.locale !== locale)
    .map((other) => ({
      locale: other.locale,
      name: ownName(other.locale),
      offer: sentence(other, 'server.language.offer'),
    }))

/** Says in another language than the lender's first one what stays in that. */
function staysIn(tenant: Tenant) {
  const { locale } = tenant
  const [first = locale] = tenant.translations.keys()
  const parts = tenant.settings.staysInFirstLocale ?? []
  if (locale === first || parts.length === 0) return {}
  const language = languageName(first, locale)
  return {
    stays: {
      title: sentence(tenant, 'server.language.stays.title', { language }),
      parts: parts.map((part) => sentence(tenant, `server.language.stays.${part}`)),
      ...(parts.includes('agents') && {
        chat: sentence(tenant, 'server.language.agentsWrite', { language }),
      }),
    },
  }
}

function ownName(locale: string): string {
  const name = languageName(locale, locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/** Returns the limits that a browser needs before it can fetch the journey. */
const callLimits = ({ request, retry, sessionCreation, importRetry }: LimitsSource['limits']): object => ({
  request,
  retry,
  sessionCreation,
  importRetry,
})

/** Keys of the error screen's words. The journey, which has all others, may be what a browser could not load. */
export const snagKeys = {
  title: 'errors.screen.title',
  lead: 'errors.screen.lead',
  network: 'errors.network',
  unexpected: 'errors.unexpected',
  contact: 'errors.screen.contact',
  retry: 'errors.screen.retry',
  dashboard: 'errors.screen.dashboard',
} as const satisfies Record<string, CopyKey>

function snagWords(tenant: Tenant): object {
  const worded = Object.entries(snagKeys).map(([name, key]) => [name, findSentence(tenant, key) ?? ''])
  return Object.fromEntries(worded)
}

/** Renders JSON that cannot end the script element around it or begin a comment in it. */
export const inertJson = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
