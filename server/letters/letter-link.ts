import { pathOf } from '#engine'
import type { Tenant } from '../tenants/tenant.ts'

/** Where a letter leads. It names the lender, so that it still leads there when it is opened at an address that others share. */
export function letterLink(
  { code, settings }: Pick<Tenant, 'code' | 'settings'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  return `${settings.org.baseUrl}${path}?${new URLSearchParams({ ...query, org: code })}`
}

/** Where somebody who has an account begins another application: by way of the sign-in, so that nothing known is asked again. */
export function applyAgainLink(tenant: Pick<Tenant, 'code' | 'settings' | 'journey'>): string {
  const { pages } = tenant.journey.source
  return letterLink(tenant, pathOf(pages, 'auth/login'), { redirectUrl: pathOf(pages, 'register') })
}
