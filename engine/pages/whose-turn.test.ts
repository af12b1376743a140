import { describe, expect, it } from 'vitest'
import type { Context } from '#generated/context'
import type { ServerState } from '#generated/ids'
import { journey } from '../../tests/support/lenders/flows.ts'
import { turnOfSigner, turnOfStep, whoseTurn } from './whose-turn.ts'

const at = (checklistStatus: ServerState, more: Context = {}): Context => ({
  ...more,
  status: { ...more.status, checklistStatus },
})
const ana = { uuid: '11111111-1111-4111-8111-111111111111', name: 'Ana', invitation: 'DUE' } as const
const asked = {
  ...ana,
  identityUuid: '22222222-2222-4222-8222-222222222222',
  invitation: 'SENT',
} as const

describe('whose turn it is', () => {
  it.each<[ServerState, string]>([
    ['NOTE_SIGNING', 'applicant'],
    ['DEED_SIGNING', 'applicant'],
    ['TRUST_AND_INSURANCE', 'applicant'],
    ['MULTIPLE_PROPERTIES', 'applicant'],
    ['WAITING_FOR_OWNERSHIP', 'applicant'],
    ['GEN_PRE_SOFT_CREDIT_DISCLOSURE', 'applicant'],
    ['PAYOFF_REQUEST_PENDING', 'thirdParty'],
    ['FINAL_TITLE_REVIEW', 'lender'],
    ['CREDIT_NO_MATCH_SSN', 'either'],
    ['FINAL_OFFER', 'lender'],
    ['WAITING_FOR_UNDERWRITER', 'lender'],
    ['RESCISSION', 'lender'],
    ['UNKNOWN', 'lender'],
    ['COMPLETE', 'nobody'],
    ['DECLINED', 'nobody'],
    ['CANCELLED', 'nobody'],
  ])('at %s is %s', (state, turn) => {
    expect(whoseTurn(journey, at(state))).toBe(turn)
  })

  it('is the borrower’s until they have asked each of their co-owners, and again when one refuses', () => {
    const turn = (...helocSigners: object[]) =>
      whoseTurn(journey, at('CO_DEED_REQ', { heloc: { helocSigners } }))
    expect([turn(ana), turn(asked, ana), turn(ana, asked)]).toEqual(Array(3).fill('applicant'))
    expect([turn(asked), turn(asked, asked)]).toEqual(Array(2).fill('signer'))
    expect(turn({ ...asked, refusal: 'UNWILLING' }, asked)).toBe('applicant')
  })

  it('is no longer the borrower’s once they have signed the deed', () => {
    const signed = { status: { primaryParticipantAcceptComplete: true } }
    expect(whoseTurn(journey, at('DEED_SIGNING', signed))).toBe('thirdParty')
  })

  it('is the applicant’s while a reviewer asks for something, though not their step, until it has ended', () => {
    const open = { status: { condition: 'MISSING_PHONE_NUMBER' } } as const
    expect(whoseTurn(journey, at('BPO_PROCESSING', open))).toBe('applicant')
    expect(turnOfStep(journey, at('BPO_PROCESSING', open))).toBe('thirdParty')
    expect(whoseTurn(journey, at('DECLINED', open))).toBe('nobody')
  })

  it('is a signer’s in the steps of their progress, and nobody’s afterwards', () => {
    const { pages } = journey.source
    expect(['CONSENT', 'CONDITION', 'SIGNING'].map((step) => turnOfSigner(pages, step))).toEqual(
      Array(3).fill('signer'),
    )
    expect(['SIGNED', 'REFUSED', 'CANCELLED'].map((step) => turnOfSigner(pages, step))).toEqual(
      Array(3).fill('nobody'),
    )
  })
})
