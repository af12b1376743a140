import { describe, expect, it } from 'vitest'
import { clock, type HoursWords, hoursText } from './hours-text.ts'

const words: HoursWords = {
  range: ({ days, from, to }) => `${days} from ${from}-${to} PT`,
  locale: 'en-US',
}
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
    expect(hoursText(week, words)).toBe('Monday-Friday from 6am-5pm PT and Saturday from 6:30am-3pm PT')
  })

  it('leave out the weekend when it is closed, and everything when nothing is open', () => {
    expect(hoursText(week.slice(0, 5), words)).toBe('Monday-Friday from 6am-5pm PT')
    expect(hoursText([], words)).toBeUndefined()
  })

  it('never lend the hours of one day to another', () => {
    const late = week.map((day) => (day.weekdayValue === 5 ? { ...day, endTime: '20:00' } : day))
    expect(hoursText(late, words)).toBe(
      'Monday-Thursday from 6am-5pm PT, Friday from 6am-8pm PT, and Saturday from 6:30am-3pm PT',
    )
    const withoutWednesday = week.filter(({ weekdayValue }) => weekdayValue !== 3)
    expect(hoursText(withoutWednesday, words)).toContain('Monday-Tuesday from 6am-5pm PT, Thursday-Friday')
  })

  it('are said in the words of the locale', () => {
    expect(hoursText(week, { ...words, locale: 'es-US' })).toContain('lunes-viernes')
  })

  it('call noon and midnight 12', () => {
    expect([clock('12:00', 'en-US'), clock('00:30', 'en-US')]).toEqual(['12pm', '12:30am'])
  })
})
