import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn } from '#engine'
import { instantIn } from '#product'
import {
  businessDaysAfter,
  businessDaysBefore,
  isBusinessDay,
  isPaymentDay,
  nextPaymentDay,
} from './business-days.ts'
import { dayAfter } from './days.ts'
import splitStates from './home-time-zones.json' with { type: 'json' }
import { westernmostTimeZone } from './property-time-zone.ts'
import { dayBefore, nextRescissionMidnight, rescissionEnd } from './rescission.ts'

const at = (text: string) => new Date(text)
const moments = fc.date({
  min: at('2025-01-01T00:00:00Z'),
  max: at('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('business days', () => {
  it('are every day but Sundays and the legal public holidays', () => {
    expect(isBusinessDay('2026-11-21')).toBe(true)
    expect(isBusinessDay('2026-11-22')).toBe(false)
    expect(isBusinessDay('2026-11-26')).toBe(false)
    expect(isBusinessDay('2026-06-19')).toBe(false)
    expect(isBusinessDay('2026-05-25')).toBe(false)
  })

  it('include the Friday on which a Saturday’s holiday is observed', () => {
    expect(isBusinessDay('2026-07-03')).toBe(true)
    expect(isBusinessDay('2026-07-04')).toBe(false)
  })

  it('follow one another without the days between', () => {
    expect(businessDaysAfter('2026-11-24', 3)).toBe('2026-11-28')
    expect(businessDaysAfter('2026-12-24', 1)).toBe('2026-12-26')
    expect(businessDaysBefore('2026-11-28', 3)).toBe('2026-11-24')
  })
})

describe('days on which money is sent', () => {
  it('are Mondays to Fridays without the federal holidays, on the days on which these are observed', () => {
    expect(isPaymentDay('2026-11-25')).toBe(true)
    expect(nextPaymentDay('2026-11-25')).toBe('2026-11-27')
    expect(nextPaymentDay('2026-11-27')).toBe('2026-11-30')
    expect(nextPaymentDay('2026-07-02')).toBe('2026-07-06')
  })
})

describe('the right of rescission', () => {
  it('ends at midnight of the third business day in the time zone of the property', () => {
    expect(rescissionEnd(at('2026-11-20T20:00:00Z'), 3, 'America/New_York')).toEqual(
      at('2026-11-25T05:00:00Z'),
    )
    expect(rescissionEnd(at('2026-11-20T20:00:00Z'), 3, 'Pacific/Honolulu')).toEqual(
      at('2026-11-25T10:00:00Z'),
    )
  })

  it('counts from the day of the property, not of the server', () => {
    expect(rescissionEnd(at('2026-11-21T04:00:00Z'), 3, 'America/New_York')).toEqual(
      at('2026-11-25T05:00:00Z'),
    )
  })

  it('names the day of the property that its midnight closes, wherever the reader is', () => {
    expect(dayBefore(at('2026-11-25T05:00:00Z'), 'America/New_York')).toBe('2026-11-24')
    expect(dayBefore(at('2026-11-25T10:00:00Z'), 'Pacific/Honolulu')).toBe('2026-11-24')
  })

  it('keeps its midnight across a change of the clocks', () => {
    expect(rescissionEnd(at('2026-10-29T18:00:00Z'), 3, 'America/New_York')).toEqual(
      at('2026-11-03T05:00:00Z'),
    )
  })

  it('is over after three turns of the sandbox clock, however long somebody looks in between', () => {
    const signed = at('2026-11-20T20:00:00Z')
    const zone = westernmostTimeZone('ME')
    const end = rescissionEnd(signed, 3, zone)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_600_000 }), (pauseMs) => {
        const turns = [1, 2, 3].reduce<Date[]>(
          (seen) => [
            ...seen,
            nextRescissionMidnight(new Date((seen.at(-1) ?? signed).getTime() + pauseMs), end, 3, zone),
          ],
          [],
        )
        expect(turns.map((day) => dayBefore(day, zone))).toEqual(['2026-11-21', '2026-11-23', '2026-11-24'])
        expect(turns.at(-1)).toEqual(end)
      }),
    )
  })

  it.each(Object.entries(splitStates))(
    'never ends before midnight in any time zone of %s, which has several',
    (state, { usual, zips }) => {
      fc.assert(
        fc.property(moments, fc.constantFrom(usual, ...Object.keys(zips)), (signed, home) => {
          const zone = westernmostTimeZone(state)
          const end = rescissionEnd(signed, 3, zone, home)
          const midnight = instantIn(home, dayAfter(businessDaysAfter(dayIn(home, signed), 3)))
          expect(end.getTime()).toBeGreaterThanOrEqual(midnight.getTime())
          expect(end).toEqual(instantIn(zone, dayIn(zone, end)))
        }),
      )
    },
  )

  it('never ends before three business days have begun and passed', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom('ME', 'CA', 'AK', 'HI', 'AZ'), (signed, state) => {
        const zone = westernmostTimeZone(state)
        const end = rescissionEnd(signed, 3, zone)
        expect(end.getTime() - signed.getTime()).toBeGreaterThanOrEqual(3 * 23 * 3_600_000)
        expect(instantIn(zone, dayIn(zone, end))).toEqual(end)
      }),
    )
  })
})
