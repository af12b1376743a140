// @module-tag slow
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Condition } from '#generated/domain'
import { Borrower } from '../support/http/borrower.ts'
import { registration } from '../support/http/registration.ts'
import { answersTo, movesAt, walk } from '../support/http/road.ts'
import { type GatewayApp, startGatewayApp } from '../support/vendors/gateway-app.ts'

// Walks roads behind a gateway, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let running: GatewayApp
let borrower: Borrower
let now: number
/** Happens once, while the gateway is asked about an income. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeEach(async () => {
  now = Date.now()
  meanwhile = undefined
  running = await startGatewayApp({
    clock: { now: () => new Date(now), sleep: async () => {} },
    gateway: {
      meddle: async ({ operation }) => {
        const once = operation === 'income.verify' ? meanwhile : undefined
        if (once !== undefined) meanwhile = undefined
        await once?.()
        return undefined
      },
    },
  })
  borrower = new Borrower(running.app)
  await borrower.register(registration())
})
afterEach(() => running.close())

const accountOf = async (accountNumber: string) => ({
  ...Object(await answersTo(borrower, 'submissions/disbursement-account')),
  accountNumber,
  accountNumberRepeated: accountNumber,
})

describe('a gateway, which answers a call that is sent again as it did at first,', () => {
  it('checks an account that is corrected after another was refused', async () => {
    await walk(borrower, 'DISBURSEMENT_ACCOUNT')
    const refused = await borrower.submit('disbursement-account', await accountOf('0000000001'))
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'ACCOUNT_REFUSED'])
    await borrower.step('disbursement-account', await accountOf('1234567890'))
  })

  it('exchanges the token of a window that is opened again after another was of no use', async () => {
    await walk(borrower, 'INCOME_VERIFICATION')
    const link = (publicToken: string) =>
      borrower.post(
        `/service-application/api/v1/application/heloc/${borrower.application}/income-links/plaid-transactions`,
        { publicToken },
      )
    expect((await link('plaid-sandbox-no-such-bank')).json().code).toBe('LINK_EXPIRED')
    expect((await link('plaid-sandbox-first-practice-bank')).statusCode).toBe(200)
  })

  it('opens another window a while after the first, whose token has run out by then', async () => {
    const open = async () =>
      (
        await borrower.post(
          `/service-application/api/v1/application/heloc/${borrower.application}/link-sessions/plaid-transactions`,
          {},
        )
      ).json()
    const first = await open()
    expect(await open()).toEqual(first)
    now += 60_000
    expect((await open()).linkToken).not.toBe(first.linkToken)
  })

  it('is shown a paystub that comes while it is asked about the income', async () => {
    borrower = new Borrower(running.app)
    await borrower.register(registration({ lastName: 'Lowincome' }))
    await walk(borrower, 'INCOME_VERIFICATION')
    meanwhile = () => borrower.uploaded('USER_UPLOADED_PAYSTUB', 'paystub.png')
    await movesAt(borrower, 'INCOME_VERIFICATION')
    await borrower.reach('DISBURSEMENT_ACCOUNT')
  })

  it('is shown each ID that is sent for a request, however often one was refused', async () => {
    await borrower.uploaded('PASSPORT_FRONT', 'passport.png')
    const conditions = `/service-conditions/external/api/v1/applications/${borrower.application}/conditions`
    const asked = { category: 'ID_VERIFICATION_FAILURE' }
    const { uuid } = (
      await borrower.post(`/sandbox/applications/${borrower.application}/conditions`, asked)
    ).json()
    for (const name of ['rejected-1.png', 'rejected-2.png', 'rejected-3.png']) {
      const documents = [await borrower.uploaded('PASSPORT_FRONT', name)]
      const answer = { idType: 'US_PASSPORT', documents }
      expect((await borrower.post(`${conditions}/${uuid}/answer`, answer)).json()).toEqual({ cleared: false })
      await vi.waitFor(async () => {
        const open: readonly Condition[] = (await borrower.get(`${conditions}/external-applicants`)).json()
        expect(open).toMatchObject([{ uuid, actionNeeded: true, refusedPictures: [{ name }] }])
      }, 10_000)
    }
  })
})
