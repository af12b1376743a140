import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

const foreign = fc
  .integer({ min: 0xa0, max: 0xffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code))

describe('nearest', () => {
  it('finds the id with the fewest edits', () => {
    expect(nearest('HDMA', ['LIENS', 'HMDA', 'DECLINED'])).toBe('HMDA')
  })

  it('takes two letters turned round for the likeliest slip', () => {
    expect(nearest('lnit', ['init', 'lint', 'list'])).toBe('lint')
    expect(nearest('form', ['from', 'fora'])).toBe('from')
  })

  it('finds one with edits of up to half the length', () => {
    expect(nearest('HMDA', ['HMxy'])).toBe('HMxy')
    expect(nearest('HMDA', ['Hxyz'])).toBeUndefined()
  })

  it('finds none when all are too far off to be meant', () => {
    expect(nearest('xyz', ['HMDA', 'LIENS'])).toBeUndefined()
    expect(didYouMean('xyz', ['HMDA'])).toBeUndefined()
  })

  it('compares a value of 80 kB with nothing', () => {
    expect(nearest('x'.repeat(80_000), ['HMDA', 'LIENS'])).toBeUndefined()
  })
})

describe('an id that looks like another', () => {
  it.each([
    ['li\u0435ns', 'liens', 'Character 3 is "\u0435" (U+0435, Cyrillic) here and "e" (U+0065) there.'],
    ['liens', 'li\u0435ns', 'Character 3 is "e" (U+0065) here and "\u0435" (U+0435, Cyrillic) there.'],
    ['liens\u200b', 'liens', 'Character 6 is a zero-width space (U+200B) here and nothing there.'],
    ['\uff4ciens', 'liens', 'Character 1 is "\uff4c" (U+FF4C, full-width) here and "l" (U+006C) there.'],
    ['li\u00a0ens', 'li ens', 'Character 3 is a no-break space (U+00A0) here and a space (U+0020) there.'],
    ['1iens', 'liens', 'Character 1 is "1" (U+0031) here and "l" (U+006C) there.'],
    ['caf\u00e9', 'cafe\u0301', 'Character 4 is "\u00e9" (U+00E9) here and "e" (U+0065) there.'],
  ])('%j is told apart from %j', (id, known, difference) => {
    expect(didYouMean(id, [known])).toBe(`Did you mean "${known}"? ${difference}`)
  })

  it('is only asked about where the difference can be seen', () => {
    expect(didYouMean('linse', ['liens'])).toBe('Did you mean "liens"?')
  })

  it('is told apart from every id by every character outside of ASCII', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 12 }), fc.nat(), foreign, (known, place, char) => {
        const at = place % known.length
        const id = known.slice(0, at) + char + known.slice(at + 1)
        expect(didYouMean(id, [known])).toContain(`Character ${at + 1} is `)
      }),
    )
  })
})
