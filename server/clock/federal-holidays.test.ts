import { describe, expect, it } from 'vitest'
import tenantSchema from '../../schemas/tenant/tenant.schema.json' with { type: 'json' }
import { daysAfter } from './days.ts'
import { federalHolidays, findObservedHoliday } from './federal-holidays.ts'

describe('federal holidays', () => {
  // Dates published by the Office of Personnel Management.
  it.each([
    ['2026-07-03', 'INDEPENDENCE_DAY'],
    ['2026-07-04', undefined],
    ['2026-11-26', 'THANKSGIVING_DAY'],
    ['2027-06-18', 'JUNETEENTH'],
    ['2027-07-05', 'INDEPENDENCE_DAY'],
    ['2027-12-24', 'CHRISTMAS_DAY'],
    ['2027-12-31', 'NEW_YEARS_DAY'],
    ['2028-01-01', undefined],
    ['2028-11-10', 'VETERANS_DAY'],
  ])('observe on %s: %s', (day, holiday) => {
    expect(findObservedHoliday(day)).toBe(holiday)
  })

  it('are eleven days of each year, each observed within a day of its date', () => {
    for (let year = 2024; year < 2060; year++) {
      const dates = [...federalHolidays(year)]
      expect(dates).toHaveLength(11)
      for (const date of dates)
        expect([daysAfter(date, -1), date, daysAfter(date, 1)].some((day) => findObservedHoliday(day))).toBe(
          true,
        )
    }
  })

  it('are named in a lender’s file as here', () => {
    const names = new RegExp(tenantSchema.properties.holidays.propertyNames.pattern)
    const observed = Array.from({ length: 366 }, (_, day) =>
      findObservedHoliday(daysAfter('2026-01-01', day)),
    )
    for (const name of observed) if (name !== undefined) expect(name).toMatch(names)
  })
})
