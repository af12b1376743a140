import { describe, expect, it } from 'vitest'
import { homeKey } from './home-key.ts'

const keyOf = (street1: string, street2?: string, zip = '04101') =>
  homeKey({ street1, ...(street2 !== undefined && { street2 }), zip })

describe('a home', () => {
  it.each([
    ['45 Dogwood Court', '45 dogwood ct'],
    ['12 Maple Street', '12 Maple St.'],
    ['7 North West Oak Boulevard', '7 N.W. Oak Blvd'],
    ['7 Northwest Oak Boulevard', '7 NW OAK BOUL'],
    ['9 First Avenue', '9 1st Av'],
    ['3 Saint James Place', '3 St. James Pl'],
    ["8 O'Neil Road", '8 ONeil Rd'],
    ['21 Cañon Trail', '21 Canon Trl'],
    ['45 Front Street', '45 Front St'],
    ['5 Thirteenth Street', '5 13th St'],
    ['5 County Road 12', '5 Co Rd 12'],
  ])('is the same at %s and at %s', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })

  it('is the same however its unit is typed, and in which line', () => {
    const said = [
      keyOf('45 Dogwood Court', 'Apartment 2-B'),
      keyOf('45 Dogwood Ct', '#2B'),
      keyOf('45 Dogwood Ct', 'Unit 2 B'),
      keyOf('45 Dogwood Ct', '2b'),
      keyOf('45 Dogwood Ct Apt. 2B'),
      keyOf('45 Dogwood Ct 2B'),
    ]
    expect(new Set(said).size).toBe(1)
    expect(keyOf('45 Dogwood Ct', 'Bldg A Apt 2')).toBe(keyOf('45 Dogwood Court, Building A, Unit 2'))
  })

  it('is the same with the four further digits of its ZIP code', () => {
    expect(keyOf('45 Dogwood Ct', '', '04101-1234')).toBe(keyOf('45 Dogwood Court'))
  })

  it.each([
    ['another number', '46 Dogwood Court'],
    ['another street', '45 Dogwood Lane'],
    ['another direction', '45 N Dogwood Court'],
    ['a unit', '45 Dogwood Court Apt 2'],
  ])('is another one with %s', (_, other) => {
    expect(keyOf(other)).not.toBe(keyOf('45 Dogwood Court'))
  })

  it('is another one in another unit, on another floor, and at another ZIP code', () => {
    const keys = [
      keyOf('45 Dogwood Court', 'Apt 2'),
      keyOf('45 Dogwood Court', 'Apt 3'),
      keyOf('45 Dogwood Court', 'Floor 2'),
      keyOf('45 Dogwood Court', 'Apt 2', '04102'),
      keyOf('1 23rd Street'),
      keyOf('12 3rd Street'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
