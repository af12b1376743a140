import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Context, placeOf, progress, wayAt } from '#engine'
import type { ApplicationStatus } from '#generated/domain'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import { flows, journey } from '../../../tests/support/lenders/flows.ts'
import { ApplicationProgress } from './application-progress.tsx'

const placeAt = (page: string, context: Context = { profile: {}, heloc: {} }) =>
  placeOf(flows.progress, progress(journey, context, page), page)

describe('the part of a step', () => {
  it('is the account or the repayment within the income, and the insurance within the notary', () => {
    const pages = [
      'income/link',
      'bank/disburse',
      'bank/autopay',
      'notary/session',
      'insurance/upload',
      'identity',
    ]
    expect(pages.map((page) => placeAt(page).part)).toEqual([0, 1, 2, 0, 1, -1])
  })
})

describe('the time that is left', () => {
  it('falls along the road, part by part, to nothing', () => {
    const road = ['start/profile', 'income/review', 'bank/disburse', 'bank/autopay', 'identity', 'complete']
    const left = road.map((page) => wayAt(flows.progress, placeAt(page)).minutes)
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(new Set(left).size).toBe(road.length)
    expect(left.at(-1)).toBe(0)
  })

  it('is not over for a borrower who has signed the deed before the other owners', () => {
    const status = { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true }
    const place = placeAt('complete', { profile: {}, heloc: {}, status })
    expect(wayAt(flows.progress, place).minutes).toBe(10)
  })
})

describe('the progress beside a page that is open at any time', () => {
  const show = async (
    page: string,
    checklistStatus: NonNullable<ApplicationStatus['checklistStatus']>,
    asked: Pick<ApplicationStatus, 'condition' | 'leastMinutes' | 'paymentHeld'> = {},
  ) => {
    const app = (
      <>
        <h1>{page}</h1>
        <ApplicationProgress />
      </>
    )
    const path = `/account/heloc/${applicationUuid}/${page}`
    const heloc = { disburseAccount: { uuid: applicationUuid, routingNumber: '021000021' } }
    await renderPage(app, { hasForm: false, path, heloc, status: { checklistStatus, ...asked } })
    return document.body.textContent
  }
  afterEach(cleanup)

  it('says nothing of a signed line whose payment is held', async () => {
    expect(await show('complete', 'RESCISSION', { paymentHeld: true })).not.toMatch(/%|step/)
  })

  it.each(['bank/confirm', 'signing/support', 'insurance/requirements'])(
    'leaves, on %s of a funded line, no step and no time',
    async (page) => {
      const shown = await show(page, 'COMPLETE')
      expect(shown).toContain('100%')
      expect(shown).not.toContain('Step')
      expect(shown).not.toContain('minutes')
    },
  )

  it.each(['complete', 'insurance/requirements', 'bank/confirm'])(
    'is not shown on %s where the applicant stands at no step',
    async (page) => {
      expect(await show(page, 'CREDIT_ERROR')).not.toContain('%')
    },
  )

  it('is that of the step while a reviewer asks for something', async () => {
    const asked = { condition: { type: 'GENERIC_DOCUMENT_REQUEST' } } as never
    const share = /\d+%/.exec((await show('insurance/upload', 'TRUST_AND_INSURANCE')) ?? '')?.[0]
    cleanup()
    expect(await show('insurance/upload', 'TRUST_AND_INSURANCE', asked)).toContain(share)
    cleanup()
    expect(await show('complete', 'TRUST_AND_INSURANCE', asked)).not.toContain('100%')
  })

  it('is that of the repayment where the accounts are looked at from there', async () => {
    expect(await show('bank/autopay', 'VERIFIED_AUTOPAY_ACCOUNT')).toContain('54%')
    cleanup()
    expect(await show('bank/confirm', 'VERIFIED_AUTOPAY_ACCOUNT')).toContain('54%')
  })

  it('does not fall on a page that was answered before', async () => {
    const share = /\d+%/.exec((await show('income/review', 'INCOME_VERIFICATION')) ?? '')?.[0]
    cleanup()
    expect(await show('start/profile', 'INCOME_VERIFICATION')).toContain(share)
  })

  it('stays while an earlier answer is being changed', async () => {
    const share = /\d+%/.exec((await show('start/app-summary', 'APP_SUBMISSION')) ?? '')?.[0]
    cleanup()
    expect(await show('start/change/name', 'APP_SUBMISSION')).toContain(share)
  })

  it('loses nothing where the offer is chosen anew, and names the step that was added', async () => {
    const shown = await show('product/select', 'REVISED_OFFER_SELECTION', { leastMinutes: 18 })
    expect(shown).toContain(
      '58% of the whole way is done · about 21 minutes more online · A step was added: Select Offer',
    )
  })

  it('is none beside an address that is no page', async () => {
    expect(await show('start/change/nothing', 'APP_SUBMISSION')).not.toContain('%')
  })

  it('is none of a cancelled line', async () => {
    expect(await show('complete', 'CANCELLED')).not.toContain('%')
  })
})
