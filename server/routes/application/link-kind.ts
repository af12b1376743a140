import { Problem } from '../../errors/problem.ts'
import type { LinkKind, LinkVendor } from '../../vendors/ports/linker.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** Vendor behind each way of linking. */
const vendors = {
  BANK_ACCOUNT: 'PLAID',
  PLAID_TRANSACTIONS: 'PLAID',
  POINTSERV_1099_MISC: 'POINTSERV',
  POINTSERV_PAYROLL: 'POINTSERV',
  POINTSERV_TAX: 'POINTSERV',
  TRUV_FINANCIAL_ACCOUNTS: 'TRUV',
  TRUV_PAYROLL: 'TRUV',
} as const satisfies Partial<Record<LinkKind, LinkVendor>>

export type OfferedLink = keyof typeof vendors

export interface ByLink extends ByUuid {
  readonly type: string
}

/** Path parameters of an application and a way of linking; `description` lists the ways. */
export const byLink = (description: string) => ({
  ...byUuid,
  required: ['uuid', 'type'],
  properties: { ...byUuid.properties, type: { type: 'string', maxLength: 64, description } },
})

/**
 * Finds a way of linking by its name, in the spelling of the enumeration or of a path (truv-payroll). Throws a Problem (404) if
 * it is unknown.
 */
export function findLinkKind(type: string): OfferedLink {
  const name = type.toUpperCase().replaceAll('-', '_')
  if (!isOffered(name)) throw new Problem(404, 'INCOME_TYPE_UNKNOWN', { type: type.slice(0, 40) })
  return name
}

const isOffered = (name: string): name is OfferedLink => Object.hasOwn(vendors, name)

export const vendorOf = (kind: OfferedLink): LinkVendor => vendors[kind]
