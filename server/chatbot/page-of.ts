import { findPage } from '../html/find-page.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** The page of the product at an address, if there is one: `/account/heloc/<uuid>/bank/disburse` is `bank/disburse`. */
export const pageOf = ({ effective }: Tenant, address = ''): string | undefined => {
  const url = URL.parse(address, 'http://host')
  return url === null || address === '' ? undefined : findPage(effective.source.pages, url.pathname)
}
