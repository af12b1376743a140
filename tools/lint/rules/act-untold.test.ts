import { describe, expect, it } from 'vitest'
import type { AnswerGuard, SubmissionSource } from '#generated/dsl'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const exception = 'Somebody else tells the owner of it.'

/** Findings where the only submission sets a field. */
const findingsOf = (field: string, declared: Partial<SubmissionSource>) =>
  lintSample((tree) => {
    tree['flows/process.json'].effects.offerSelected.sets = ['heloc.term', field]
    Object.assign(tree['flows/process.json'].submissions.offer, declared)
  }, 'act-untold')

/** Findings where answers are guarded so. */
const guarded = (...guards: readonly AnswerGuard[]) =>
  lintSample((tree) => {
    tree['flows/conditions.json'] = {
      $schema: '../schemas/dsl/conditions.schema.json',
      guards,
      categories: {},
    }
  }, 'act-untold')

describe('act-untold', () => {
  it('reports a submission that asks for a proof and tells nobody', () => {
    expect(findingsOf('heloc.disburseAccount.uuid', { proof: 'anew' })).toEqual([
      {
        rule: 'act-untold',
        severity: 'error',
        message: '"offer" asks for a proof of who acts, and its owner is not told of it.',
        file: 'flows/process.json',
        at: '"offer": {',
        pointer: '/submissions/offer',
        hint: 'Name the letter in `tells`: "payoutAccountSet". If none is needed, say why in `withoutLetter`.',
      },
    ])
    expect(findingsOf('heloc.amount', { proofToChange: 'anew' })).toMatchObject([
      { hint: 'Name the letter in `tells`. If none is needed, say why in `withoutLetter`.' },
    ])
  })

  it('accepts one that tells by the letter of what it sets, or says why it does not', () => {
    expect(findingsOf('heloc.disburseAccount.uuid', { proof: 'anew', tells: 'payoutAccountSet' })).toEqual([])
    expect(findingsOf('profile.email', { proof: 'anew', withoutLetter: exception })).toEqual([])
    expect(findingsOf('heloc.amount', { proof: 'recent', tells: 'withdrawn' })).toEqual([])
  })

  it('reports the letter of another act', () => {
    const told = { proof: 'anew', tells: 'homeChanged' } as const
    expect(findingsOf('heloc.disburseAccount.uuid', told)).toMatchObject([
      {
        message: '"offer" is told to its owner by the letter "homeChanged", which is about something else.',
        pointer: '/submissions/offer/tells',
        hint: 'The schemas of the fields that it sets name the letter (`x-tells`): "payoutAccountSet".',
      },
    ])
    expect(findingsOf('heloc.property.address.street1', told)).toEqual([])
  })

  it('reports an exception from nothing', () => {
    const pointer = '/submissions/offer/withoutLetter'
    const told = { proof: 'recent', tells: 'homeChanged', withoutLetter: exception } as const
    expect(findingsOf('heloc.amount', told)).toMatchObject([{ pointer }])
    expect(findingsOf('heloc.amount', { withoutLetter: exception })).toMatchObject([{ pointer }])
  })

  it('reports a guard of answers that tells nobody, or of something else', () => {
    const phone = { action: 'phone-number', proofToChange: 'anew' } as const
    expect(guarded(phone)).toMatchObject([{ pointer: '/guards/0' }])
    expect(guarded({ ...phone, tells: 'identitySent' })).toMatchObject([{ pointer: '/guards/0/tells' }])
    expect(guarded({ ...phone, tells: 'phoneChanged' })).toEqual([])
    const identity = { action: 'identity', proof: 'recent' } as const
    expect(guarded({ ...identity, tells: 'statementSent' })).toHaveLength(1)
    expect(guarded({ ...identity, tells: 'identitySent' })).toEqual([])
  })

  it('wants a guard for each where no one letter tells of all documents', () => {
    const upload = { action: 'upload', proof: 'recent', tells: 'identitySent' } as const
    expect(guarded({ ...upload, documents: ['BANK_STATEMENT', 'PASSPORT_FRONT'] })).toMatchObject([
      { hint: 'No one letter tells of all that it sets: make one guard for each.' },
    ])
    expect(guarded({ ...upload, documents: ['ID_CARD_FRONT', 'PASSPORT_FRONT'] })).toEqual([])
  })
})
