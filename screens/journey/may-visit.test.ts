import { describe, expect, it } from 'vitest'
import { type Context, resolvePage } from '#engine'
import type { ApplicationStatus } from '#generated/domain'
import { journey } from '../../tests/support/flows.ts'
import { mayVisit } from './may-visit.ts'

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
    expect(visits({ checklistStatus: 'NOTE_SIGNING' }, 'signing/sign')).toBe(true)
    expect(visits({ checklistStatus: 'DEED_SIGNING' }, 'signing/sign')).toBe(false)
  })

  it('is open while a reviewer asks for what the page gives', () => {
    const signing = { checklistStatus: 'NOTE_SIGNING' } as const
    expect(visits(signing, 'identity')).toBe(false)
    expect(visits({ ...signing, condition: 'MISSING_PHONE_NUMBER' }, 'identity')).toBe(false)
    expect(visits({ ...signing, condition: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' }, 'identity')).toBe(true)
  })

  it('leaves a declined applicant the decision and the disclosures alone', () => {
    const declined = { checklistStatus: 'DECLINED', uwDecision: 'DECLINE' } as const
    expect(visits(declined, 'error/decline')).toBe(true)
    expect(visits(declined, 'document/disclosures')).toBe(true)
    expect(visits(declined, 'signing/support')).toBe(false)
  })
})
