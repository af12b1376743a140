import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { hoursOn, isOpenAt } from './opening-hours.ts'
import type { Tenant } from './tenant.ts'

const base = shippedTenants().fallback
const usual = { startTime: '06:00', endTime: '17:00' }

/** Returns the lender with special hours on some days. */
const withHolidays = (holidays: NonNullable<Tenant['settings']['holidays']>): Tenant => ({
  ...base,
  settings: { ...base.settings, holidays },
})

describe('the hours of a day', () => {
  it('are those of its weekday, none on a Sunday', () => {
    expect(hoursOn(base, 'OPS_CHAT', '2026-11-23')).toEqual(usual)
    expect(hoursOn(base, 'OPS_CHAT', '2026-11-22')).toBeUndefined()
  })

  it('are none on the day on which a federal holiday is observed', () => {
    expect(hoursOn(base, 'OPS_CHAT', '2026-11-26')).toBeUndefined()
    expect(hoursOn(base, 'OPS_CHAT', '2026-07-03')).toBeUndefined()
    expect(isOpenAt(base, 'OPS_CHAT', new Date('2026-11-26T18:00Z'))).toBe(false)
    expect(isOpenAt(base, 'OPS_CHAT', new Date('2026-11-27T18:00Z'))).toBe(true)
  })

  it('are the lender’s own on a holiday or a date that it names', () => {
    const lender = withHolidays({ COLUMBUS_DAY: { open: '09:00', close: '12:00' }, '2026-11-27': false })
    expect(hoursOn(lender, 'OPS_CHAT', '2026-10-12')).toEqual({ startTime: '09:00', endTime: '12:00' })
    expect(hoursOn(lender, 'OPS_CHAT', '2026-11-27')).toBeUndefined()
    expect(hoursOn(lender, 'OPS_CHAT', '2026-11-30')).toEqual(usual)
  })

  it('are kept in Pacific time, from the first minute until the last', () => {
    const at = (time: string) => isOpenAt(base, 'OPS_CHAT', new Date(`2026-11-23T${time}Z`))
    expect(['13:59', '14:00', '00:59', '01:00'].map(at)).toEqual([false, true, false, false])
    expect(isOpenAt(base, 'OPS_CHAT', new Date('2026-11-24T00:59Z'))).toBe(true)
    expect(isOpenAt(base, 'OPS_CHAT', new Date('2026-11-24T01:00Z'))).toBe(false)
  })
})
