import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseRegistrationStep, progress } from '#engine'
import type { ApplicationStatus } from '#generated/domain'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import { flows, journey } from '../../../tests/support/lenders/flows.ts'
import { findPart, minutesLeft, percentDone } from '../../kit/routes/journey-progress.tsx'
import { percentAnswered } from '../../pages/register/parts/registration-progress.tsx'
import { ApplicationProgress } from './application-progress.tsx'

describe('the share of the whole way', () => {
  it('never falls along the road, from the first question of registration to the end', () => {
    const registration = [0, 3, 6].map((count) =>
      percentAnswered(
        chooseRegistrationStep(journey, {}, { answered: flows.registration.order.slice(0, count) }).groups,
        flows.progress.registrationPercent,
      ),
    )
    const road = ['start/profile', 'product/select', 'start/contact', 'income/review', 'bank/disburse']
    const rest = [
      'bank/autopay',
      'identity',
      'signing/sign',
      'notary/session',
      'insurance/upload',
      'complete',
    ]
    const shares = [...road, ...rest].map((page) => {
      const at = progress(journey, { profile: {}, heloc: {} }, page)
      return percentDone(flows.progress, at, findPart(flows.progress, at, page))
    })
    const all = [...registration, ...shares]
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect([all[0], all.at(-1)]).toEqual([0, 100])
  })
})

describe('the part of a step', () => {
  it('is the account or the repayment within the income, and the insurance within the notary', () => {
    const partOf = (page: string) =>
      findPart(flows.progress, progress(journey, { profile: {}, heloc: {} }, page), page)
    const pages = [
      'income/link',
      'bank/disburse',
      'bank/autopay',
      'notary/session',
      'insurance/upload',
      'identity',
    ]
    expect(pages.map(partOf)).toEqual([0, 1, 2, 0, 1, -1])
  })
})

describe('the time that is left', () => {
  it('falls along the road, part by part, to nothing', () => {
    const road = ['start/profile', 'income/review', 'bank/disburse', 'bank/autopay', 'identity', 'complete']
    const left = road.map((page) => {
      const at = progress(journey, { profile: {}, heloc: {} }, page)
      return minutesLeft(flows.progress, at, findPart(flows.progress, at, page))
    })
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(new Set(left).size).toBe(road.length)
    expect(left.at(-1)).toBe(0)
  })

  it('is not over for a borrower who has signed the deed before the other owners', () => {
    const status = { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true }
    const at = progress(journey, { profile: {}, heloc: {}, status }, 'complete')
    expect(minutesLeft(flows.progress, at, findPart(flows.progress, at, 'complete'))).toBe(10)
  })
})

describe('the progress beside a page that is open at any time', () => {
  const show = async (
    page: string,
    checklistStatus: NonNullable<ApplicationStatus['checklistStatus']>,
    asked: Pick<ApplicationStatus, 'condition' | 'paymentHeld'> = {},
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
    expect(await show('bank/autopay', 'VERIFIED_AUTOPAY_ACCOUNT')).toContain('62%')
    cleanup()
    expect(await show('bank/confirm', 'VERIFIED_AUTOPAY_ACCOUNT')).toContain('62%')
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

  it('is none beside an address that is no page', async () => {
    expect(await show('start/change/nothing', 'APP_SUBMISSION')).not.toContain('%')
  })

  it('is none of a cancelled line', async () => {
    expect(await show('complete', 'CANCELLED')).not.toContain('%')
  })
})
