import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedForm, askedFields, checkAnswers } from './form-answers.ts'

const form: AskedForm = {
  order: ['ssn', 'payType', 'sameAccount', 'account', 'accountAgain', 'note', 'race'],
  fields: {
    ssn: { unless: 'ssnKnown' },
    payType: {},
    sameAccount: { showWhen: { payType: 'AUTOPAY' } },
    account: { showWhen: { sameAccount: false } },
    accountAgain: { showWhen: { sameAccount: false }, same: 'account' },
    note: { showWhen: { payType: 'AUTOPAY' } },
    race: { options: [{ value: 'WHITE' }, { value: 'DECLINED', exclusive: true }] },
  },
  optional: ['note'],
}
const isKnown = () => true
const isUnknown = () => false
const check = (given: unknown, holds = isUnknown) => checkAnswers(form, given, holds, () => [])
const faultsOf = (given: unknown, holds = isUnknown) =>
  check(given, holds).faults.map(({ instancePath, keyword, params }) => [
    keyword,
    instancePath || params.missingProperty,
  ])

describe('a field with `unless`', () => {
  it('is not asked for where its condition holds, and an answer to it does not count', () => {
    expect(askedFields(form, {}, isKnown)).not.toContain('ssn')
    expect(faultsOf({ payType: 'MANUAL' }, isKnown)).toEqual([])
    expect(check({ payType: 'MANUAL', ssn: '501223344' }, isKnown).answers).toEqual({ payType: 'MANUAL' })
  })

  it('is required where its condition does not hold', () => {
    expect(faultsOf({ payType: 'MANUAL' })).toEqual([['required', 'ssn']])
    expect(faultsOf({ payType: 'MANUAL', ssn: '501223344' })).toEqual([])
  })
})

describe('a field with `showWhen`', () => {
  const ssn = '501223344'

  it('is required while the other field has that value, unless it may be left out', () => {
    expect(faultsOf({ ssn, payType: 'AUTOPAY' })).toEqual([['required', 'sameAccount']])
    expect(faultsOf({ ssn, payType: 'AUTOPAY', sameAccount: false, account: '' })).toEqual([
      ['required', 'account'],
      ['required', 'accountAgain'],
    ])
  })

  it('is not asked for once that answer is another, nor what depends on it in turn', () => {
    const given = { ssn, payType: 'MANUAL', sameAccount: false, account: '1234', accountAgain: '99' }
    expect(askedFields(form, given, isUnknown)).toEqual(['ssn', 'payType', 'race'])
    expect(check(given).answers).toEqual({ ssn, payType: 'MANUAL' })
    expect(faultsOf(given)).toEqual([])
  })
})

describe('answers that do not go together', () => {
  it('are a repeat that differs, and an exclusive answer beside another', () => {
    const account = { payType: 'AUTOPAY', sameAccount: false, account: '1234', accountAgain: '1235' }
    expect(faultsOf({ ssn: '501223344', ...account, race: ['WHITE', 'DECLINED'] })).toEqual([
      ['same', '/accountAgain'],
      ['exclusive', '/race'],
    ])
  })
})

describe('answers that are checked', () => {
  it('are held to the schema without empty strings and without those to what is not asked', () => {
    const seen: unknown[] = []
    checkAnswers(
      form,
      { payType: 'MANUAL', ssn: '', account: '1', documents: ['', 'a'] },
      isKnown,
      (answers) => {
        seen.push(answers)
        return []
      },
    )
    // The page adds the values that are not fields of the form.
    expect(seen).toEqual([{ payType: 'MANUAL', documents: ['a'] }])
  })

  it.each([[[]], ['text'], [null], [7]])('are left to the schema where they are no object: %j', (given) => {
    const fault = { instancePath: '', keyword: 'type', params: {} }
    expect(checkAnswers(form, given, isUnknown, () => [fault])).toEqual({ answers: given, faults: [fault] })
  })

  it('say the same once more of what they left', () => {
    const value = fc.constantFrom<unknown>('AUTOPAY', 'MANUAL', true, false, '', '1234', ['DECLINED'])
    const answers = fc.dictionary(fc.constantFrom(...form.order, 'documents'), value)
    fc.assert(
      fc.property(answers, fc.boolean(), (given, known) => {
        const first = check(given, () => known)
        expect(check(first.answers, () => known)).toEqual(first)
      }),
    )
  })
})
