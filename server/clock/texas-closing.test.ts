import { describe, expect, it } from 'vitest'
import { nextMidnight, texasClosing } from './texas-closing.ts'

const zone = 'America/Denver'

describe('a Texas closing', () => {
  it('may not come before the twelfth day of the calendar after the application', () => {
    expect(texasClosing(new Date('2026-11-02T18:00:00Z'), 12, zone)).toEqual({
      day: '2026-11-14',
      opensAt: new Date('2026-11-14T07:00:00Z'),
    })
  })

  it('counts from the day of the home, and across a change of the clocks', () => {
    expect(texasClosing(new Date('2026-10-26T04:00:00Z'), 12, zone)).toEqual({
      day: '2026-11-06',
      opensAt: new Date('2026-11-06T07:00:00Z'),
    })
  })

  it('comes nearer by whole days of the home', () => {
    expect(nextMidnight(new Date('2026-11-02T18:00:00Z'), zone)).toEqual(new Date('2026-11-03T07:00:00Z'))
    expect(nextMidnight(new Date('2026-11-03T07:00:00Z'), zone)).toEqual(new Date('2026-11-04T07:00:00Z'))
  })
})
