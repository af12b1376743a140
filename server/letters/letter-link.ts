import type { Tenant } from '../tenants/tenant.ts'

/** Where a letter leads. It names the lender, so that it still leads there when it is opened at an address that others share. */
export function letterLink(
  { code, settings }: Pick<Tenant, 'code' | 'settings'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  return `${settings.org.baseUrl}${path}?${new URLSearchParams({ ...query, org: code })}`
}
