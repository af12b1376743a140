import { describe, expect, it } from 'vitest'
import { formatMessage } from '#engine'
import { loadSource, parseOnce, textPairs } from '#source'
import { casesOf, fill, sentenceFor, splitMessage, withFormsOf } from './variants.ts'

const dogs = 'I have {n, plural, one {a dog} other {<b># dogs</b>}} in {place}.'
const sentences = (text: string, locale = 'en-US') =>
  casesOf(withFormsOf(splitMessage(text), locale)).map(([given, words]) => [
    [...given].map(([name, option]) => `${name}=${option}`).join(),
    words,
  ])

describe('a message as whole sentences', () => {
  it('has one for each case, whole', () => {
    expect(sentences(dogs)).toEqual([
      ['n=one', 'I have a dog in {place}.'],
      ['n=other', 'I have <b># dogs</b> in {place}.'],
    ])
  })

  it('has the number forms of the language that it is translated into, and keeps exact numbers', () => {
    expect(sentences(dogs, 'es-US').map(([given]) => given)).toEqual(['n=one', 'n=many', 'n=other'])
    const exact = sentences('{n, plural, =4 {four} other {#}}', 'es-US')
    expect(exact.map(([given]) => given)).toEqual(['n==4', 'n=other'])
  })

  it('asks once for a value that decides twice', () => {
    const twice = '{a, select, x {1} other {2}} and {a, select, x {3} other {4}}'
    expect(sentences(twice)).toEqual([
      ['a=x', '1 and 3'],
      ['a=other', '2 and 4'],
    ])
  })

  it('finds the sentence of a translation that chooses in another order', () => {
    const turned = splitMessage('{b, select, y {{a, select, x {xy} other {oy}}} other {o}}')
    expect(
      sentenceFor(
        turned,
        new Map([
          ['a', 'x'],
          ['b', 'y'],
        ]),
      ),
    ).toBe('xy')
    expect(
      sentenceFor(
        turned,
        new Map([
          ['a', 'x'],
          ['b', 'other'],
        ]),
      ),
    ).toBe('o')
  })

  it('says the same as before once it is put together, for every shipped message in both languages', () => {
    const source = loadSource()
    const wrong = textPairs(source)('es-US').flatMap(({ key, written, translated }) =>
      [written, translated].flatMap((text) => {
        if (typeof text !== 'string' || !text.includes('{')) return []
        const variants = splitMessage(text)
        const whole = fill(variants, (given) => sentenceFor(variants, given))
        const cases = casesOf(variants)
        return cases.every(([given]) => say(whole, given) === say(text, given)) ? [] : [key]
      }),
    )
    expect(wrong).toEqual([])
  }, 60_000)
})

/** Formats a message for a case, each other value by its name. */
function say(text: string, given: ReadonlyMap<string, string>): string {
  const parsed = parseOnce(text)
  if (!parsed.ok) throw new Error(parsed.reason)
  const values = new Proxy<Record<string, string | number>>(
    {},
    {
      get: (_, name) => optionValue(given.get(String(name))) ?? 7,
      has: () => true,
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 7 }),
    },
  )
  return formatMessage(parsed.message, values, 'en-US')
}

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, few: 3, many: 1_000_000, other: 7 }
const optionValue = (option: string | undefined) =>
  option?.startsWith('=') ? Number(option.slice(1)) : (numbers[option ?? ''] ?? option)
