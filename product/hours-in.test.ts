import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn, pacificZone } from '#engine'
import { instantIn, timeIn } from './clock-in.ts'
import { hoursIn } from './hours-in.ts'
import type { WeekdayHours } from './hours-text.ts'
import { zoneName } from './zone-name.ts'

const week: readonly WeekdayHours[] = [1, 2, 3, 4, 5, 6, 7].map((weekdayValue) => ({
  weekday: `day ${weekdayValue}`,
  weekdayValue,
  isOpen: weekdayValue < 7,
  startTime: '06:00',
  endTime: '17:00',
}))
const winter = new Date('2026-01-14T20:00:00Z')
const summer = new Date('2026-07-15T20:00:00Z')
const spans = (zone: string, now: Date) => [
  ...new Set(
    hoursIn(week, zone, now)
      ?.filter(({ isOpen }) => isOpen)
      .map(({ startTime, endTime }) => `${startTime}-${endTime}`),
  ),
]
const zones = [
  ...['America/New_York', 'America/Chicago', 'America/Phoenix', 'America/Adak', 'America/Puerto_Rico'],
  ...['Pacific/Honolulu', 'Pacific/Guam', 'Pacific/Pago_Pago', 'Europe/London', 'Asia/Kolkata'],
]
const moments = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('a clock of a time zone', () => {
  it('gives back the instant whose day and time it shows, but for the hour that it shows twice', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(pacificZone, ...zones), (instant, zone) => {
        const again = instantIn(zone, dayIn(zone, instant), timeIn(zone, instant))
        expect([dayIn(zone, again), timeIn(zone, again)]).toEqual([
          dayIn(zone, instant),
          timeIn(zone, instant),
        ])
        expect([0, 3_600_000]).toContain(
          Math.abs(again.getTime() - Math.floor(instant.getTime() / 60_000) * 60_000),
        )
      }),
    )
  })

  it('begins a day at its midnight on the days on which clocks change, too', () => {
    expect(instantIn('America/New_York', '2026-03-08').toISOString()).toBe('2026-03-08T05:00:00.000Z')
    expect(instantIn('America/New_York', '2026-03-09').toISOString()).toBe('2026-03-09T04:00:00.000Z')
    expect(instantIn('America/New_York', '2026-11-02').toISOString()).toBe('2026-11-02T05:00:00.000Z')
  })

  it('is named as people name it, in their language', () => {
    expect(zoneName('America/Chicago', 'en-US')).toBe('Central Time')
    expect(zoneName('America/Chicago', 'es-US')).toBe('hora central')
  })
})

describe('Pacific hours in the time zone of the reader', () => {
  it('are three hours later in New York on every day of the year, also while clocks change', () => {
    fc.assert(
      fc.property(moments, (now) => {
        expect(spans('America/New_York', now)).toEqual(['09:00-20:00'])
      }),
    )
  })

  it('are left out where clocks show the same, in Arizona only in summer', () => {
    expect(hoursIn(week, pacificZone, winter)).toBeUndefined()
    expect(hoursIn(week, 'America/Phoenix', summer)).toBeUndefined()
    expect(spans('America/Phoenix', winter)).toEqual(['07:00-18:00'])
  })

  it('belong to the day of the opening there, where it is already the next one', () => {
    const guam = hoursIn(week, 'Pacific/Guam', winter)?.filter(({ isOpen }) => isOpen)
    expect(guam?.map(({ weekdayValue }) => weekdayValue)).toEqual([2, 3, 4, 5, 6, 7])
    expect(spans('Pacific/Guam', winter)).toEqual(['00:00-11:00'])
  })

  it('always last as long as in Pacific time', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (now, zone) => {
        for (const { isOpen, startTime = '', endTime = '' } of hoursIn(week, zone, now) ?? []) {
          const length = (minutesOf(endTime) - minutesOf(startTime) + 1440) % 1440
          if (isOpen) expect(length).toBe(11 * 60)
        }
      }),
    )
  })
})

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
