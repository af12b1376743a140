import { pagePattern } from '#engine'
import type { Tenant } from '../tenants/tenant.ts'

/** The page of the product at an address, if there is one: `/account/heloc/<uuid>/bank/disburse` is `bank/disburse`. */
export function pageOf({ effective }: Tenant, address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, 'http://host')) return undefined
  const path = new URL(address, 'http://host').pathname.replace(/\/$/, '')
  const { pages } = effective.source
  return Object.keys(pages.pages).find((id) => matches(pagePattern(pages, id), path))
}

const matches = (pattern: string, path: string): boolean => {
  const [own, given] = [pattern.split('/'), path.split('/')]
  return (
    own.length === given.length && own.every((step, index) => step.startsWith(':') || step === given[index])
  )
}
