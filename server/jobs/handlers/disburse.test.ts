import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { testApplication } from '../../../tests/support/backend/test-application.ts'
import type { Application } from '../../applications/application.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { sandboxVendors } from '../../vendors/sandbox/sandbox-vendors.ts'
import { disburse } from './disburse.ts'

const [tenant] = loadTenants(path.join(import.meta.dirname, '../../..')).tenants

function disbursing(heloc: Application['heloc'], now: string) {
  if (tenant === undefined) throw new Error('There is no tenant.')
  const moment = new Date(now)
  const application: Application = {
    ...testApplication({
      amount: 60_000,
      uwCalculatedDrawAmount: 60_000,
      originationFeeBps: 299,
      ...heloc,
    }),
    loanFile: { esignCode: '1234', disburseAccount: { sealed: '', lastFour: '4321' } },
  }
  const sent: number[] = []
  const payments = {
    ...sandboxVendors.payments,
    send: async ({ cents }: { readonly cents: number }) => {
      sent.push(cents)
      return { reference: 'ACH1' }
    },
  }
  const run = disburse({
    application,
    tenant,
    vendors: { ...sandboxVendors, payments },
    call: { key: 'key' },
    now: moment,
    hastens: true,
    unseal: (sealed) => sealed,
    loadDocument: () => Promise.reject(new Error('No document is needed.')),
  })
  return { run, sent }
}

const rescissionEndsAt = '2026-11-25T05:00:00.000Z'

describe('disbursement', () => {
  it('sends nothing before the right to cancel has ended', async () => {
    const { run, sent } = disbursing(
      { property: { occupancy: 'PRIMARY' }, rescissionEndsAt },
      '2026-11-25T04:59:59Z',
    )
    await expect(run).rejects.toThrow('the right to cancel has not ended')
    expect(sent).toEqual([])
  })

  it('sends nothing on a principal dwelling whose right to cancel was never set', async () => {
    const { run, sent } = disbursing({ property: { occupancy: 'PRIMARY' } }, '2027-01-01T00:00:00Z')
    await expect(run).rejects.toThrow('the right to cancel has not ended')
    expect(sent).toEqual([])
  })

  it('sends the initial draw less the origination fee at the midnight that ends it', async () => {
    const { run, sent } = disbursing(
      { property: { occupancy: 'PRIMARY' }, rescissionEndsAt },
      rescissionEndsAt,
    )
    expect((await run).event).toBe('disbursed')
    expect(sent).toEqual([5_820_600])
  })

  it('does not wait for a home that is no principal dwelling', async () => {
    const { run, sent } = disbursing({ property: { occupancy: 'SECOND_HOME' } }, '2026-11-20T12:00:00Z')
    await run
    expect(sent).toHaveLength(1)
  })
})
