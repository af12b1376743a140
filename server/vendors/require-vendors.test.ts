import { describe, expect, it } from 'vitest'
import { requireVendors } from './require-vendors.ts'
import { sandboxVendors } from './sandbox/sandbox-vendors.ts'
import type { Vendors } from './vendors.ts'

const off = { mode: 'off' } as const

/** As adapters of one's own would be: the same calls, of nobody's sandbox. */
const own = <A extends object>(adapter: A): A => ({ ...adapter })
const { linking, ...others } = sandboxVendors
const { originators, addresses, credit, property, records, valuations, title, income, bank } = others
const { identity, flood, notary, recording, payments, desk, fileReview, scanner } = others
const ownVendors: Vendors = {
  originators: own(originators),
  addresses: own(addresses),
  credit: own(credit),
  property: own(property),
  records: own(records),
  valuations: own(valuations),
  title: own(title),
  income: own(income),
  bank: own(bank),
  identity: own(identity),
  flood: own(flood),
  notary: own(notary),
  recording: own(recording),
  payments: own(payments),
  desk: own(desk),
  fileReview: own(fileReview),
  scanner: own(scanner),
  linking: { PLAID: own(linking.PLAID), TRUV: own(linking.TRUV), POINTSERV: own(linking.POINTSERV) },
}

describe('the sandbox that is off', () => {
  it('is refused while vendors are its own, each of them named, and told what to do', () => {
    const ports = [...Object.keys(others), ...Object.keys(linking).map((vendor) => `linking.${vendor}`)]
    expect(() => requireVendors(off, sandboxVendors)).toThrow(
      `asks nobody: ${ports.join(', ')}. Put an adapter`,
    )
    expect(() => requireVendors(off, sandboxVendors)).toThrow('or set SANDBOX=closed')
  })

  it('names those alone that are left', () => {
    const left = { ...ownVendors, credit, linking: { ...ownVendors.linking, TRUV: linking.TRUV } }
    expect(() => requireVendors(off, left)).toThrow('asks nobody: credit, linking.TRUV. Put')
  })

  it('is admitted where every vendor is somebody', () => {
    expect(() => requireVendors(off, ownVendors)).not.toThrow()
  })
})

it.each(['on', 'closed'] as const)('the sandbox that is %s is admitted with its vendors', (mode) => {
  expect(() => requireVendors({ mode }, sandboxVendors)).not.toThrow()
})
