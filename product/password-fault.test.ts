import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from '#generated/common-passwords'
import { findPasswordFault } from './password-fault.ts'

const setting = {
  email: 'maya.lindqvist@example.com',
  lender: ['Hearthline', 'Hearthline Lending LLC'],
  isCommon: (text: string) => commonPasswords.has(text),
}
const faultOf = (password: string) => findPasswordFault(password, setting)

describe('a password', () => {
  it.each([
    'password1234',
    'Password!!!!',
    'P@ssw0rd1234',
    'qwertyuiop12',
    '1234567890987',
    'abc123456789',
    '!!!!!dragon!!!!!',
    '$ecret123456',
    'football2024!',
  ])('is refused as common: %s', (password) => expect(faultOf(password)).toBe('common'))

  it.each(['maya.lindqvist@example.com', 'Maya.Lindqvist', 'mayalindqvist1', '1 maya lindqvist 2024'])(
    'is refused as the address of its account: %s',
    (password) => expect(faultOf(password)).toBe('email'),
  )

  it.each(['hearthline2024', 'HearthlineLendingLLC', 'hearthline lending llc!'])(
    'is refused as the name of the lender: %s',
    (password) => expect(faultOf(password)).toBe('lender'),
  )

  it.each([
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'zyxwvutsrqponm',
    '👍👍👍👍👍👍👍👍👍👍👍👍',
    'lampwalnutlampwalnut',
    'kqkqkqkqkqkq',
    '876543210987',
  ])('is refused as a pattern: %s', (password) => expect(faultOf(password)).toBe('pattern'))

  it.each([
    'correct horse battery',
    'plain walnut harbor lamp 7',
    'a long enough password',
    'quite another password',
    'password for hearthline',
    'maya likes blue lamps',
    '483920174628',
    'x7#kQ2!pLw9z',
    'парольная фраза из слов',
  ])('may be chosen: %s', (password) => expect(faultOf(password)).toBeUndefined())

  it('is common whatever digits and signs stand around a common one', () => {
    const words = [...commonPasswords].filter((word) => /^[a-z]{6,12}$/.test(word))
    const padding = fc.string({ unit: fc.constantFrom(...'0123456789!#$%*.-_ '), maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...words), padding, padding, (word, lead, trail) => {
        expect(faultOf(lead + word + trail)).toBeDefined()
      }),
    )
  })

  it('is judged whatever it is made of, and looked up few times even where it is all padding', () => {
    const lookups = (password: string) => {
      let count = 0
      findPasswordFault(password, { ...setting, isCommon: () => ++count === 0 })
      return count
    }
    const most = fc.sample(fc.string({ unit: 'binary', maxLength: 128 })).map(lookups)
    expect(Math.max(...most, lookups('7'.repeat(128)), lookups(`${'7'.repeat(127)}a`))).toBeLessThan(10_000)
  })
})
