import { pathOf } from '#engine'
import { inItsLanguage } from './languages.ts'
import type { Tenant } from './tenant.ts'

type Sender = Pick<Tenant, 'code' | 'settings' | 'locale' | 'translations'>

/**
 * Returns a link for a letter. It names the lender, so that it still works at an address that several lenders share, and the
 * language of the letter, in which its page is then shown.
 */
export function letterLink(
  tenant: Sender,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const { code, settings } = tenant
  return `${settings.org.baseUrl}${path}?${new URLSearchParams({ ...query, ...inItsLanguage(tenant), org: code })}`
}

/**
 * Returns the link for beginning another application with an existing account. It leads through the sign-in, so that known data
 * are not asked for again.
 */
export function applyAgainLink(tenant: Sender & Pick<Tenant, 'journey'>): string {
  const { pages } = tenant.journey.source
  return letterLink(tenant, pathOf(pages, 'auth/login'), { redirectUrl: pathOf(pages, 'register') })
}
