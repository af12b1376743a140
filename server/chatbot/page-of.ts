import { findPage } from '../html/find-page.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Returns the product's page at an address, if there is one: `bank/disburse` for `/account/heloc/<uuid>/bank/disburse`. */
export const pageOf = ({ effective }: Tenant, address = ''): string | undefined => {
  const url = URL.parse(address, 'http://host')
  return url === null || address === '' ? undefined : findPage(effective.source.pages, url.pathname)
}
