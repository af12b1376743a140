import { Problem } from '../../errors/problem.ts'
import type { LinkKind, LinkVendor } from '../../vendors/ports/linker.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** Every way of linking, with the vendor behind it. */
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

/** Path parameters of an application and a way of linking; `description` says which ways. */
export const byLink = (description: string) => ({
  ...byUuid,
  required: ['uuid', 'type'],
  properties: { ...byUuid.properties, type: { type: 'string', maxLength: 64, description } },
})

/** As the enumeration writes it, or as a path does: truv-payroll. */
export function findLinkKind(type: string): OfferedLink {
  const name = type.toUpperCase().replaceAll('-', '_')
  if (!isOffered(name)) throw new Problem(404, 'INCOME_TYPE_UNKNOWN', { type: type.slice(0, 40) })
  return name
}

const isOffered = (name: string): name is OfferedLink => Object.hasOwn(vendors, name)

export const vendorOf = (kind: OfferedLink): LinkVendor => vendors[kind]
