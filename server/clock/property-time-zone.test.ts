import { describe, expect, it } from 'vitest'
import { instantIn } from '#product'
import split from './home-time-zones.json' with { type: 'json' }
import { propertyTimeZone, westernmostTimeZone } from './property-time-zone.ts'

const states = Object.entries(split)
const hoursToUtc = (zone: string) => instantIn(zone, '2026-11-20').getTime()

describe('the time zone of a home', () => {
  it.each([
    ['Miami', 'FL', '33130', 'America/New_York'],
    ['Pensacola', 'FL', '32501', 'America/Chicago'],
    ['Port St. Joe', 'FL', '32456', 'America/New_York'],
    ['Houston', 'TX', '77002', 'America/Chicago'],
    ['El Paso', 'TX', '79901', 'America/Denver'],
    ['Alpine', 'TX', '79830', 'America/Chicago'],
    ['Nashville', 'TN', '37203', 'America/Chicago'],
    ['Knoxville', 'TN', '37902-1234', 'America/New_York'],
    ['Tullahoma', 'TN', '37388', 'America/Chicago'],
    ['Louisville', 'KY', '40202', 'America/New_York'],
    ['Gary', 'IN', '46402', 'America/Chicago'],
    ['Detroit', 'MI', '48226', 'America/New_York'],
    ['Menominee', 'MI', '49858', 'America/Chicago'],
    ['North Platte', 'NE', '69101', 'America/Chicago'],
    ['Rapid City', 'SD', '57701', 'America/Denver'],
    ['Boise', 'ID', '83702', 'America/Denver'],
    ['Lewiston', 'ID', '83501', 'America/Los_Angeles'],
    ['Ontario', 'OR', '97914', 'America/Denver'],
    ['Anchorage', 'AK', '99501', 'America/Anchorage'],
    ['Honolulu', 'HI', '96813', 'Pacific/Honolulu'],
  ])('is that of %s %s %s', (_city, state, zip, zone) => {
    expect(propertyTimeZone({ state, address: { zip } })).toBe(zone)
  })

  it('is the usual one of the state while the ZIP code is not known', () => {
    expect(propertyTimeZone({ state: 'FL' })).toBe('America/New_York')
    expect(propertyTimeZone()).toBe('America/New_York')
  })

  it.each(states)(
    'stands in the list of %s once for each ZIP code, and no later than its westernmost',
    (state, entry) => {
      const zips: Readonly<Record<string, string>> = entry.zips
      const codes = Object.values(zips).flatMap((codes) => codes.split(' '))
      expect(codes.filter((code) => !/^(\d{3}|\d{5})$/.test(code))).toEqual([])
      expect(new Set(codes).size).toBe(codes.length)
      const zones = [entry.usual, ...Object.keys(zips)]
      expect(zones).toContain(westernmostTimeZone(state))
      expect(Math.max(...zones.map(hoursToUtc))).toBe(hoursToUtc(westernmostTimeZone(state)))
    },
  )
})
