import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import type { Services } from '../services.ts'
import { askOutside } from './ask-outside.ts'
import { sandboxVendors } from './sandbox/sandbox-vendors.ts'
import type { Vendors } from './vendors.ts'

const tenant = shippedTenants().fallback
const account = { routingNumber: '021000021', accountNumber: '123456789' }

/** Returns services of which only the vendors are used. */
function services(others: Partial<Vendors>): Services {
  const vendors = { ...sandboxVendors, ...others }
  return { vendors: { connections: new Map(), of: () => vendors } } as unknown as Services
}

describe('work that asks vendors in a transaction', () => {
  it('is undone and done again with each answer, which is asked for once', async () => {
    const happened: string[] = []
    let isWithin = false
    const bank: Vendors['bank'] = {
      check: async (_account, { key }) => {
        happened.push(`${isWithin ? 'within' : 'outside'} ${key}`)
        return { status: 'VERIFIED', bankName: key }
      },
    }
    const names = await askOutside(services({ bank }), async ({ vendors }) => {
      isWithin = true
      try {
        const keys = ['one', 'two']
        const all = await Promise.all(keys.map((key) => vendors.of(tenant).bank.check(account, { key })))
        return all.map(({ bankName }) => bankName)
      } finally {
        isWithin = false
      }
    })
    expect(names).toEqual(['one', 'two'])
    expect(happened).toEqual(['outside one', 'outside two'])
  })

  it('finds ports within ports, what is no call, and calls without a key', async () => {
    const answers = await askOutside(services({}), async ({ vendors }) => {
      const { linking, credit, addresses } = vendors.of(tenant)
      const linked = await linking.PLAID.exchange('plaid-sandbox-first-practice-bank', { key: 'a' })
      return [linked?.name, credit.agency.scoreMax, (await addresses.suggest('120 Alder')).length]
    })
    expect(answers).toEqual(['First Practice Bank', 850, 1])
  })

  it('fails as its vendor does, and as it does itself', async () => {
    const bank = { check: () => Promise.reject(new Error('No line.')) }
    const asking = askOutside(services({ bank }), ({ vendors }) =>
      vendors.of(tenant).bank.check(account, { key: 'a' }),
    )
    await expect(asking).rejects.toThrow('No line.')
    await expect(askOutside(services({}), () => Promise.reject(new Error('A refusal.')))).rejects.toThrow(
      'A refusal.',
    )
  })

  it('comes to an end where it asks something else each time', async () => {
    let version = 0
    const asking = askOutside(services({}), ({ vendors }) => {
      version += 1
      return vendors.of(tenant).bank.check(account, { key: String(version) })
    })
    await expect(asking).rejects.toThrow('More than 20 questions')
  })
})
