import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadProject, loadSource, resolveBase } from '#source'
import { fieldWords } from '../../source/words/field-words.ts'
import { describeCondition } from './describe-condition.ts'

const project = loadProject()
const predicates = {
  signed: { field: 'status.closingComplete', equals: true },
  texan: { field: 'heloc.property.address.state', equals: 'TX' },
} as const
const say = (condition: Parameters<typeof describeCondition>[0]) =>
  describeCondition(condition, predicates, project)

describe('a condition in words', () => {
  it.each([
    ['signed', 'the note is signed', 'the note is not signed'],
    ['texan', 'the state of the home is TX', 'the state of the home is not TX'],
    [
      { field: 'status.bpo', in: ['REQUIRED', 'UNKNOWN'] },
      "the broker's valuation of the home is one of REQUIRED, UNKNOWN",
      "the broker's valuation of the home is none of REQUIRED, UNKNOWN",
    ],
    [{ field: 'heloc.term', gt: 0 }, 'the chosen term is above 0', 'the chosen term is not above 0'],
    [{ field: 'heloc.term', lte: 10 }, 'the chosen term is at most 10', 'the chosen term is not at most 10'],
    [
      { field: 'profile.dob', exists: true },
      'the date of birth is on file',
      'the date of birth is not on file',
    ],
    [
      { field: 'profile.dob', exists: false },
      'the date of birth is not on file',
      'the date of birth is on file',
    ],
    [
      { field: 'heloc.disburseAccount.uuid', exists: true },
      'the bank account for the money is on file',
      'the bank account for the money is not on file',
    ],
    [
      { field: 'heloc.documents[].type', includes: 'NOTE' },
      'the documents include NOTE',
      'the documents do not include NOTE',
    ],
    [
      { field: 'heloc.consents[].type', includesAny: ['SOFT_CREDIT', 'HARD_CREDIT'] },
      'the consents given include one of SOFT_CREDIT, HARD_CREDIT',
      'the consents given include none of SOFT_CREDIT, HARD_CREDIT',
    ],
    [
      { field: 'profile.phoneNumbers[].number', exists: true },
      'the telephone numbers are on file',
      'the telephone numbers are not on file',
    ],
    [
      { field: 'heloc.loanNumber', startsWith: 'H' },
      'the loan number begins with "H"',
      'the loan number does not begin with "H"',
    ],
    [
      { all: ['texan', { any: ['signed', { not: 'texan' }] }] },
      'the state of the home is TX and (the note is signed or the state of the home is not TX)',
      'the state of the home is not TX or (the note is not signed and the state of the home is TX)',
    ],
    [
      { all: ['texan', { all: ['signed'] }] },
      'the state of the home is TX and the note is signed',
      'the state of the home is not TX or the note is not signed',
    ],
  ] as const)('says %j and its opposite', (condition, holds, fails) => {
    expect([say(condition), say({ not: condition })]).toEqual([holds, fails])
  })

  it('says the same of a condition that is negated twice', () => {
    const { predicates: all } = resolveBase(loadSource()).flows?.source.predicates ?? { predicates: {} }
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(all)), (id) => {
        expect(describeCondition({ not: { not: id } }, all, project)).toBe(
          describeCondition(id, all, project),
        )
        expect(describeCondition({ not: id }, all, project)).not.toBe(describeCondition(id, all, project))
      }),
    )
  })

  it('has a clause of its own for every yes-or-no that the shipped conditions read', () => {
    const { predicates: all } = resolveBase(loadSource()).flows?.source.predicates ?? { predicates: {} }
    for (const id of Object.keys(all))
      expect(describeCondition(id, all, project)).not.toContain('is the case')
  })

  it('takes the name of an answer that a form stores, and withholds its values', () => {
    expect(fieldWords('heloc.answers.firstUse', project)).toMatchObject({
      title: 'first use',
      personal: true,
    })
  })
})
