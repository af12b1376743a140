import { randomUUID } from 'node:crypto'
import type { Linker, LinkKind, LinkVendor } from '../ports/linker.ts'
import type { Vendors } from '../vendors.ts'
import sandbox from './sandbox.json' with { type: 'json' }

/** Kind of source behind each way of linking. */
const kinds: Partial<Record<LinkKind, string>> = {
  BANK_ACCOUNT: 'BANK',
  PLAID_TRANSACTIONS: 'BANK',
  TRUV_FINANCIAL_ACCOUNTS: 'BANK',
  TRUV_PAYROLL: 'EMPLOYER',
  POINTSERV_PAYROLL: 'EMPLOYER',
  POINTSERV_TAX: 'TAX',
  POINTSERV_1099_MISC: 'TAX',
}

function createLinker(vendor: LinkVendor): Linker {
  const prefix = `${vendor.toLowerCase()}-sandbox-`
  return {
    open: async (kind) => ({
      linkToken: `${prefix}${randomUUID()}`,
      practice: sandbox.linking
        .filter((choice) => choice.kind === kinds[kind])
        .map(({ id, name, help, ownSite = false, fails = false }) => ({
          publicToken: prefix + id,
          name,
          ...(help !== undefined && { help }),
          ownSite,
          fails,
        })),
    }),
    exchange: async (publicToken) => {
      const found = sandbox.linking.find(({ id, fails }) => prefix + id === publicToken && fails !== true)
      if (found === undefined) return undefined
      const { name, account } = found
      return { name, ...(account !== undefined && { account: toAccount(account) }) }
    },
  }
}

const toAccount = ({
  accountType,
  ...numbers
}: NonNullable<(typeof sandbox.linking)[number]['account']>) => ({
  accountType: accountType === 'SAVINGS' ? ('SAVINGS' as const) : ('CHECKING' as const),
  ...numbers,
})

export const sandboxLinking: Vendors['linking'] = {
  PLAID: createLinker('PLAID'),
  TRUV: createLinker('TRUV'),
  POINTSERV: createLinker('POINTSERV'),
}
