import { describe, expect, it } from 'vitest'
import { parseObject, retryAfterMs } from './read-answer.ts'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()

describe('the time that a vendor asks to wait', () => {
  it('is read in seconds, or as a date (RFC 9110, 10.2.3)', () => {
    expect(retryAfterMs('120')).toBe(120_000)
    expect(retryAfterMs(inSeconds(120))).toBeGreaterThan(60_000)
    expect(retryAfterMs(inSeconds(-120))).toBe(0)
  })

  it('is a day at most', () => {
    expect(retryAfterMs('999999')).toBe(86_400_000)
    expect(retryAfterMs(inSeconds(999_999))).toBe(86_400_000)
  })

  it('is unknown where nothing, or nothing readable, is said', () => {
    expect(retryAfterMs(undefined)).toBeUndefined()
    expect(retryAfterMs('soon')).toBeUndefined()
  })
})

describe('the body of an answer', () => {
  it('is an object, or none', () => {
    expect(parseObject('{"call":"1"}')).toEqual({ call: '1' })
    for (const body of ['[]', 'null', '"text"', '{', '{"a":"\\u0000"}'])
      expect(parseObject(body)).toBeUndefined()
  })
})
