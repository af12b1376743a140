import { describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '#generated/domain'
import { journey } from '../../tests/support/lenders/flows.ts'
import type { Context } from '../vocabulary.ts'
import { mayVisit, showsAnswered } from './may-visit.ts'
import { resolvePage } from './resolve-page.ts'

const visits = (status: ApplicationStatus, page: string) => {
  const context: Context = { profile: {}, heloc: {}, status }
  return mayVisit(journey, context, page, resolvePage(journey, context))
}

describe('visiting a page', () => {
  it('is open where the server says that the applicant is', () => {
    expect(visits({ checklistStatus: 'HMDA' }, 'start/hmda')).toBe(true)
    expect(visits({ checklistStatus: 'HMDA' }, 'bank/disburse')).toBe(false)
  })

  it('is open at any time for pages that say so', () => {
    expect(visits({ checklistStatus: 'HMDA' }, 'document/disclosures')).toBe(true)
    expect(visits({ checklistStatus: 'COMPLETE' }, 'complete')).toBe(true)
  })

  it('is open below the position that a page names', () => {
    expect(visits({ checklistStatus: 'DISBURSEMENT_ACCOUNT' }, 'bank/manual-disburse')).toBe(true)
    expect(visits({ checklistStatus: 'DEED_SIGNING' }, 'bank/manual-disburse')).toBe(false)
  })

  it('is open only in the server states that take what it submits', () => {
    expect(visits({ checklistStatus: 'NOTE_SIGNING' }, 'signing/sign')).toBe(true)
    expect(visits({ checklistStatus: 'FINAL_OFFER' }, 'signing/sign')).toBe(false)
    expect(visits({ checklistStatus: 'ATTORNEY_REVIEW' }, 'notary/session')).toBe(false)
    expect(visits({ checklistStatus: 'WAITING_FOR_OWNERSHIP_REVIEW' }, 'review-app/property')).toBe(false)
  })

  it('is open beside a reviewer’s request for the step that the server takes meanwhile', () => {
    const condition = 'REVIEW_TRUST_REQUIREMENTS'
    expect(visits({ checklistStatus: 'TRUST_AND_INSURANCE', condition }, 'insurance/upload')).toBe(true)
    expect(visits({ checklistStatus: 'TRUST_AND_INSURANCE', condition }, 'conditions')).toBe(true)
    expect(visits({ checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', condition }, 'start/profile')).toBe(
      true,
    )
    expect(visits({ checklistStatus: 'GEN_RESCISSION', condition }, 'insurance/upload')).toBe(false)
  })

  it('is open while a reviewer asks for what the page gives', () => {
    const signing = { checklistStatus: 'NOTE_SIGNING' } as const
    expect(visits(signing, 'identity')).toBe(false)
    expect(visits({ ...signing, condition: 'MISSING_PHONE_NUMBER' }, 'identity')).toBe(false)
    expect(visits({ ...signing, condition: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' }, 'identity')).toBe(true)
  })

  it.each(['DECLINE', 'INELIGIBLE'] as const)(
    'leaves an applicant whose decision is %s that and the disclosures alone',
    (uwDecision) => {
      const declined = { checklistStatus: 'DECLINED', uwDecision } as const
      expect(visits(declined, 'error/decline')).toBe(true)
      expect(visits(declined, 'document/disclosures')).toBe(true)
      expect(visits(declined, 'signing/support')).toBe(false)
      expect(visits({ checklistStatus: 'DECLINED' }, 'signing/support')).toBe(true)
    },
  )
})

describe('going back', () => {
  const shows = (page: string, status: ApplicationStatus, heloc: Context['heloc'] = {}) => {
    const context: Context = { profile: {}, heloc, status }
    return showsAnswered(journey, context, page, resolvePage(journey, context))
  }
  const summary = { checklistStatus: 'APP_SUBMISSION' } as const

  it('shows a page that was answered, and no other', () => {
    expect(shows('start/hmda', summary, { hasHmda: true })).toBe(true)
    expect(shows('start/hmda', summary)).toBe(false)
    expect(shows('bank/disburse', summary)).toBe(false)
  })

  it('leads to the decision on an application, and out of one that was canceled', () => {
    const declined = { checklistStatus: 'DECLINED', uwDecision: 'DECLINE' } as const
    expect(shows('start/hmda', declined, { hasHmda: true })).toBe(false)
    expect(shows('start/hmda', { checklistStatus: 'CANCELLED' }, { hasHmda: true })).toBe(false)
  })
})
