import { expect, it } from 'vitest'
import { type OwnHoursWords, ownHours } from './own-hours.ts'

const words: OwnHoursWords = {
  range: ({ days, from, to }) => `${days} from ${from}-${to}`,
  own: ({ hours, zone }) => `(${zone}: ${hours})`,
  locale: 'en-US',
}
const week = [1, 2, 3, 4, 5].map((weekdayValue) => ({
  ...{ weekday: '', weekdayValue, isOpen: true },
  ...{ startTime: '06:30', endTime: '17:00' },
}))
const now = new Date('2026-03-08T20:00:00Z')
const at = (timeZone: string) => ownHours(week, words, { now, timeZone })

it('names the zone of the reader, and says nothing where their clocks show Pacific time', () => {
  expect(at('America/New_York')).toBe('(Eastern Time: Monday-Friday from 9:30am-8pm)')
  expect(at('Pacific/Guam')).toBe(
    '(Chamorro Standard Time: Tuesday-Friday from 12:30am-11am and Saturday from 12:30am-11am)',
  )
  expect(at('America/Tijuana')).toBeUndefined()
})
