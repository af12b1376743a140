import { describe, expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

describe('what one should not send in a chat', () => {
  it.each([
    ['my number is 219-09-9999', 'ssn'],
    ['219099999', 'ssn'],
    ['219 09 9999.', 'ssn'],
    ['4111 1111 1111 1111', 'card'],
    ['routing 021000021', 'routing'],
  ])('is told from %o', (text, kind) => expect(findSensitive(text)).toBe(kind))

  it.each(['000-12-3456', '666-12-3456', '900-12-3456', '219-00-9999', '219-09-0000'])(
    'is not a number that is never given out: %o',
    (text) => expect(findSensitive(text)).toBeUndefined(),
  )

  it.each(['(888) 555-0134', 'I owe 250000 dollars', '4111 1111 1111 1112', '94105-1234', 'on 2026-11-22'])(
    'is not seen in %o',
    (text) => expect(findSensitive(text)).toBeUndefined(),
  )
})
