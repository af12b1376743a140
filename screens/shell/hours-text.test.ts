import { describe, expect, it } from 'vitest'
import { createTranslate } from '../journey/use-copy.ts'
import { hearthline } from '../testing/render-screen.tsx'
import { clock, hoursText } from './hours-text.ts'

const t = createTranslate(hearthline)
const names = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const week = names.map((weekday, index) => ({
  weekday,
  weekdayValue: index + 1,
  isOpen: index < 6,
  startTime: index === 5 ? '06:30' : '06:00',
  endTime: index === 5 ? '15:00' : '17:00',
}))

describe('operating hours', () => {
  it('are said by range, Pacific time', () => {
    expect(hoursText(week, t)).toBe('Monday-Friday from 6am-5pm PT and Saturday from 6:30am-3pm PT')
  })

  it('leave out the weekend when it is closed, and everything when nothing is open', () => {
    expect(hoursText(week.slice(0, 5), t)).toBe('Monday-Friday from 6am-5pm PT')
    expect(hoursText([], t)).toBeUndefined()
  })

  it('call noon and midnight 12', () => {
    expect([clock('12:00'), clock('00:30')]).toEqual(['12pm', '12:30am'])
  })
})
