import type { ConditionsSource, JourneySource } from '#engine'
import type { DisclosuresSource } from './effective-source.ts'
import type { EffectiveJourney } from './resolve-tenant.ts'

/** The part of a tenant's journey that its pages need; the server's own process stays on the server. */
export interface BrowserJourney {
  readonly tenant: string
  readonly hash: string
  readonly locale: string
  readonly source: BrowserSource
}

export interface BrowserSource extends JourneySource {
  readonly disclosures: DisclosuresSource
  readonly conditions: ConditionsSource
}

export function browserJourney({ tenant, hash, locale, source }: EffectiveJourney): BrowserJourney {
  const { process: _, ...forBrowser } = source
  const copy = Object.fromEntries(Object.entries(source.copy).filter(([key]) => !key.startsWith(serverOnly)))
  return { tenant: tenant.code, hash, locale, source: { ...forBrowser, copy } }
}

/** Messages that the server sends ready made: answers, letters. */
const serverOnly = 'server.'
