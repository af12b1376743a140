import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flows } from '../tests/support/lenders/flows.ts'
import { type Applicant, ageOn, findAdmissionFault } from './admission.ts'

const { limits } = flows
const find = (applicant: Applicant, today = '2026-11-22') =>
  findAdmissionFault({ limits, licensedStates: ['ME', 'AL', 'MS', 'NE'] }, applicant, today)

describe('whether somebody may apply', () => {
  it('refuses a property where the lender does not lend, before any age', () => {
    expect(find({ state: 'HI', dob: '2020-01-01' })).toEqual({ code: 'STATE_NOT_LICENSED', state: 'HI' })
  })

  it.each([
    ['ME', '2008-11-22', '2008-11-23', 18],
    ['AL', '2007-11-22', '2007-11-23', 19],
    ['NE', '2007-11-22', '2007-11-23', 19],
    ['MS', '2005-11-22', '2005-11-23', 21],
  ])('admits at %s whoever was born on %s, and refuses whoever was on %s', (state, enough, late, years) => {
    expect(find({ state, dob: enough })).toBeUndefined()
    expect(find({ state, dob: late })).toEqual({ code: 'TOO_YOUNG', years, state })
  })

  it('refuses a property that is listed for sale, and none that was bought lately', () => {
    expect(find({ state: 'ME', saleStatus: 'LISTED_FOR_SALE' })).toEqual({ code: 'HOME_FOR_SALE' })
    for (const saleStatus of ['NOT_FOR_SALE', 'SOLD_RECENTLY', undefined])
      expect(find({ state: 'ME', saleStatus })).toBeUndefined()
  })

  it('tells a date of birth in the future from one too young', () => {
    expect(find({ state: 'ME', dob: '3000-04-28' })).toEqual({ code: 'BORN_LATER' })
    expect(find({ dob: '2026-11-23' })).toEqual({ code: 'BORN_LATER' })
    expect(find({ dob: '2026-11-22' })).toMatchObject({ code: 'TOO_YOUNG' })
  })

  it('judges what is known alone, and the age by the common rule while no state is', () => {
    expect([find({}), find({ state: 'MS' }), find({ dob: '2008-11-22' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(find({ dob: '2008-11-23' })).toMatchObject({ code: 'TOO_YOUNG', years: 18 })
  })
})

describe('an age', () => {
  it('rises on 1 March for somebody born on 29 February', () => {
    expect(['2026-02-28', '2026-03-01'].map((today) => ageOn('2008-02-29', today))).toEqual([17, 18])
  })

  it('rises by one from the eve of a birthday to the day, and stays until the next', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 90 }), (born, years) => {
        const dob = born.toISOString().slice(0, 10)
        fc.pre(!dob.endsWith('02-29'))
        const birthday = new Date(`${dob}T00:00:00Z`)
        birthday.setUTCFullYear(birthday.getUTCFullYear() + years)
        const eve = new Date(birthday.getTime() - 86_400_000)
        const at = (date: Date) => ageOn(dob, date.toISOString().slice(0, 10))
        expect([at(eve), at(birthday)]).toEqual([years - 1, years])
      }),
    )
  })
})
