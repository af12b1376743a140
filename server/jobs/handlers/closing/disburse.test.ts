import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { testApplication } from '../../../../tests/support/backend/test-application.ts'
import type { Application } from '../../../applications/application.ts'
import { loadTenants } from '../../../tenants/files/load-tenants.ts'
import { sandboxVendors } from '../../../vendors/sandbox/sandbox-vendors.ts'
import { disburse } from './disburse.ts'

const [tenant] = loadTenants(path.join(import.meta.dirname, '../../../..')).tenants

function disbursing(heloc: Application['heloc'], now: string, hastens = true) {
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
    hastens,
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

  it('waits on Thanksgiving and over a weekend for the next day on which banks work', async () => {
    const home = { property: { occupancy: 'SECOND_HOME' as const, state: 'ME' } }
    const onThanksgiving = disbursing(home, '2026-11-26T15:00:00Z', false)
    expect(await onThanksgiving.run).toEqual({ patch: {}, notBefore: new Date('2026-11-27T05:00:00Z') })
    const onSaturday = disbursing(home, '2026-11-28T05:00:00Z', false)
    expect(await onSaturday.run).toEqual({ patch: {}, notBefore: new Date('2026-11-30T05:00:00Z') })
    expect([onThanksgiving.sent, onSaturday.sent]).toEqual([[], []])
  })

  it('lets those days go by at once in the sandbox', async () => {
    const home = { property: { occupancy: 'SECOND_HOME' as const, state: 'ME' } }
    const { run, sent } = disbursing(home, '2026-11-28T05:00:00Z')
    expect(await run).toEqual({ patch: { timeShiftMs: 2 * 86_400_000 } })
    expect(sent).toEqual([])
  })

  it('does not wait for a home that is no principal dwelling', async () => {
    const { run, sent } = disbursing({ property: { occupancy: 'SECOND_HOME' } }, '2026-11-20T12:00:00Z')
    await run
    expect(sent).toHaveLength(1)
  })
})
