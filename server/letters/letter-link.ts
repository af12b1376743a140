import { pathOf } from '#engine'
import type { Tenant } from '../tenants/tenant.ts'

/** Returns a link for a letter. It names the lender, so that it still works at an address that several lenders share. */
export function letterLink(
  { code, settings }: Pick<Tenant, 'code' | 'settings'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  return `${settings.org.baseUrl}${path}?${new URLSearchParams({ ...query, org: code })}`
}

/**
 * Returns the link for beginning another application with an existing account. It leads through the sign-in, so that known data
 * are not asked for again.
 */
export function applyAgainLink(tenant: Pick<Tenant, 'code' | 'settings' | 'journey'>): string {
  const { pages } = tenant.journey.source
  return letterLink(tenant, pathOf(pages, 'auth/login'), { redirectUrl: pathOf(pages, 'register') })
}
