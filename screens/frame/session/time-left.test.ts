import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const endsAt = '2026-11-25T05:00:00.000Z'

describe('the time left to cancel', () => {
  it('is told in days, hours and minutes', () => {
    expect(timeLeft(endsAt, new Date('2026-11-22T03:58:30.000Z'))).toEqual({ days: 3, hours: 1, minutes: 2 })
    expect(timeLeft(endsAt, new Date('2026-11-25T04:59:59.000Z'))).toEqual({ days: 0, hours: 0, minutes: 1 })
  })

  it('is none at the end and after', () => {
    expect(timeLeft(endsAt, new Date(endsAt))).toEqual({ days: 0, hours: 0, minutes: 0 })
    expect(timeLeft(endsAt, new Date('2027-01-01T00:00:00.000Z'))).toEqual({ days: 0, hours: 0, minutes: 0 })
  })
})
