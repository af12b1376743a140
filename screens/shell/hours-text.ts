import type { WeekdayHours } from '../api/public-calls.ts'
import type { Translate } from '../journey/use-copy.ts'

const saturday = 6

/** 'Monday-Friday from 6am-5pm PT and Saturday from 6:30am-3pm PT': the days that share their hours, in order. */
export function hoursText(days: readonly WeekdayHours[], t: Translate): string | undefined {
  const open = days.filter(({ isOpen, startTime, endTime }) => isOpen && startTime && endTime)
  const week = open.filter(({ weekdayValue }) => weekdayValue < saturday)
  const weekend = open.filter(({ weekdayValue }) => weekdayValue >= saturday)
  const parts = [week, weekend].flatMap((group) => (group.length > 0 ? [rangeText(group, t)] : []))
  return parts.length === 0 ? undefined : parts.join(t('footer.hours.and'))
}

function rangeText(days: readonly WeekdayHours[], t: Translate): string {
  const first = days[0]
  const last = days.at(-1)
  const names = days.length > 1 ? `${dayName(first)}-${dayName(last)}` : dayName(first)
  return t('footer.hours.range', { days: names, from: clock(first?.startTime), to: clock(first?.endTime) })
}

function dayName(day: WeekdayHours | undefined): string {
  const name = day?.weekday.toLowerCase() ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** '06:30' as '6:30am', '17:00' as '5pm'. */
export function clock(time = ''): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past}${half}`
}
