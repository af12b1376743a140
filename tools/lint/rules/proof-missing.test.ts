import { describe, expect, it } from 'vitest'
import type { AnswerGuard, ConditionSource, SubmissionSource } from '#generated/dsl'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const words = { title: 'product.title', description: 'product.apr' }
const phone: ConditionSource = { ...words, action: 'phone-number' }
const papers: ConditionSource = { ...words, action: 'upload', documents: ['SUPPORT'] }

/** Findings where the only submission sets a field. */
const findingsOf = (field: string, declared: Partial<SubmissionSource>) =>
  lintSample((tree) => {
    tree['flows/process.json'].effects.offerSelected.sets = ['heloc.term', field]
    Object.assign(tree['flows/process.json'].submissions.offer, declared)
  }, 'proof-missing')

/** Documents with a mark in their schema. */
const marked = [
  'BANK_STATEMENT',
  'DRIVERS_LICENSE_FRONT',
  'DRIVERS_LICENSE_BACK',
  'ID_CARD_FRONT',
  'ID_CARD_BACK',
  'PASSPORT_FRONT',
  'PERMANENT_RESIDENT_FRONT',
  'PERMANENT_RESIDENT_BACK',
] as const

/** Findings where a reviewer asks for something. */
const answered = (categories: object, guards: readonly AnswerGuard[]) =>
  lintSample((tree) => {
    tree['flows/conditions.json'] = { $schema: '../schemas/dsl/conditions.schema.json', guards, categories }
  }, 'proof-missing')

describe('proof-missing', () => {
  it.each([
    ['heloc.disburseAccount.uuid', {}, '"proof": "anew"'],
    ['heloc.disburseAccount.uuid', { proof: 'recent' }, '"proof": "anew"'],
    ['heloc.disburseAccount.uuid', { proofToChange: 'anew' }, '"proof": "anew"'],
    ['heloc.autopayAccount.uuid', {}, '"proof": "recent"'],
    ['profile.email', { proof: 'recent' }, '"proofToChange": "anew"'],
  ] as const)('reports a submission that sets %s and declares %o', (field, declared, wanted) => {
    expect(findingsOf(field, declared)).toEqual([
      {
        rule: 'proof-missing',
        severity: 'error',
        message: `"offer" sets ${field}, for which its schema wants \`${wanted}\`.`,
        file: 'flows/process.json',
        at: '"offer": {',
        pointer: '/submissions/offer',
        hint: 'Declare it. If nobody is harmed, say why in `withoutProof` of the submission, or take the mark from the schema of the field.',
      },
    ])
  })

  it.each([
    ['heloc.disburseAccount.uuid', { proof: 'anew' }],
    ['heloc.autopayAccount.uuid', { proof: 'anew' }],
    ['profile.email', { proofToChange: 'anew' }],
    ['profile.email', { proof: 'anew' }],
    ['heloc.amount', {}],
  ] as const)('accepts one that sets %s and declares %o', (field, declared) => {
    expect(findingsOf(field, declared)).toEqual([])
  })

  it('looks at values where only some ask for a proof', () => {
    const consent = (type: string) =>
      lintSample((tree) => {
        const { sets } = tree['flows/process.json'].effects.offerSelected
        sets.push({ field: 'heloc.consents[].type', includesAny: [type] })
      }, 'proof-missing')
    expect(consent('HARD_CREDIT')).toHaveLength(1)
    expect(consent('SOFT_CREDIT')).toEqual([])
  })

  it('reports an act that is told to its owner and asks for no proof at all', () => {
    expect(findingsOf('heloc.amount', { tells: 'nameChanged' })).toMatchObject([
      { pointer: '/submissions/offer/tells' },
    ])
    expect(findingsOf('heloc.amount', { tells: 'nameChanged', proof: 'recent' })).toEqual([])
    const withoutProof = 'The law gives this right to everyone.'
    expect(findingsOf('heloc.amount', { tells: 'nameChanged', withoutProof })).toEqual([])
  })

  it('reports an answer to a reviewer that nothing guards, and one whose guard asks for too little', () => {
    const message =
      'An answer by "phone-number" sets profile.phoneNumbers[].number, for which its schema wants `"proofToChange": "anew"`.'
    expect(answered({ MISSING_PHONE_NUMBER: phone }, [])).toMatchObject([
      { message, pointer: '/categories/MISSING_PHONE_NUMBER/action' },
    ])
    expect(answered({ MISSING_PHONE_NUMBER: phone }, [{ action: 'phone-number' }])).toMatchObject([
      { message, pointer: '/guards/0' },
    ])
    const guard: AnswerGuard = { action: 'phone-number', proofToChange: 'anew' }
    expect(answered({ MISSING_PHONE_NUMBER: phone }, [guard])).toEqual([])
  })

  it('reports a guard that a reviewer’s wish for another document would put before the one that asks', () => {
    const asking: AnswerGuard = { action: 'upload', documents: marked, proof: 'recent' }
    const other: AnswerGuard = { action: 'upload', documents: ['SUPPORT'] }
    const category = { REVIEW_TRUST_REQUIREMENTS: papers }
    expect(answered(category, [asking, other])).toEqual([])
    expect(answered(category, [other, asking])).toMatchObject([{ pointer: '/guards/0' }])
  })

  it('accepts a submission that says why nobody is asked, and reports an exception from nothing', () => {
    const withoutProof = 'Nobody can name another account here.'
    expect(findingsOf('heloc.autopayAccount.uuid', { withoutProof })).toEqual([])
    expect(findingsOf('heloc.amount', { withoutProof })).toMatchObject([
      { pointer: '/submissions/offer/withoutProof' },
    ])
  })

  it('reports a kind that a guard lost at the guard of its kin', () => {
    const kin = {
      action: 'upload',
      documents: ['ID_CARD_FRONT'],
      proof: 'recent',
      tells: 'identitySent',
    } as const
    const findings = answered({ REVIEW_TRUST_REQUIREMENTS: papers }, [kin])
    expect(findings.map(({ pointer }) => pointer)).toContain('/guards/0/documents')
  })

  it('reports a category that proves an account and asks for what no guard stands before', () => {
    const guard: AnswerGuard = { action: 'upload', documents: marked, proof: 'recent' }
    expect(answered({ BANK_ACCOUNT_FRAUD_REVIEW: papers }, [guard])).toMatchObject([
      {
        message:
          'An answer by "upload" with SUPPORT asks for no proof "recent", which the schema wants of whatever answers BANK_ACCOUNT_FRAUD_REVIEW.',
        pointer: '/categories/BANK_ACCOUNT_FRAUD_REVIEW/documents',
      },
    ])
    const statement: ConditionSource = { ...papers, documents: ['BANK_STATEMENT'] }
    expect(answered({ BANK_ACCOUNT_FRAUD_REVIEW: statement }, [guard])).toEqual([])
  })
})
