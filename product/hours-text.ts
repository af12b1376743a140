/** Opening hours of a department on one weekday: 1 is Monday; hours are HH:mm, Pacific time. */
export interface WeekdayHours {
  readonly weekday: string
  readonly weekdayValue: number
  readonly isOpen: boolean
  readonly startTime?: string
  readonly endTime?: string
}

/** Words for hours: the message `footer.hours.range` (or `.ownRange`), and the locale. */
export interface HoursWords {
  readonly range: (values: { readonly days: string; readonly from: string; readonly to: string }) => string
  readonly locale: string
}

type OpenDay = WeekdayHours & Required<Pick<WeekdayHours, 'startTime' | 'endTime'>>

const saturday = 6

/**
 * Formats opening hours as 'Monday-Friday from 6am-5pm PT and Saturday from 6:30am-3pm PT': groups the days that share
 * their hours, in order.
 */
export function hoursText(days: readonly WeekdayHours[], words: HoursWords): string | undefined {
  const open = days.filter(isOpenDay)
  const week = open.filter(({ weekdayValue }) => weekdayValue < saturday)
  const weekend = open.filter(({ weekdayValue }) => weekdayValue >= saturday)
  const ranges = [week, weekend].flatMap(runsOf).map((run) => rangeText(run, words))
  return ranges.length === 0 ? undefined : new Intl.ListFormat(words.locale).format(ranges)
}

const isOpenDay = (day: WeekdayHours): day is OpenDay =>
  day.isOpen && day.startTime !== undefined && day.endTime !== undefined

/** Days that follow each other with the same hours. */
function runsOf(days: readonly OpenDay[]): readonly (readonly OpenDay[])[] {
  const runs: OpenDay[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && follows(last, day)) run.push(day)
    else runs.push([day])
  }
  return runs
}

const follows = (last: OpenDay, day: OpenDay): boolean =>
  day.weekdayValue === last.weekdayValue + 1 &&
  day.startTime === last.startTime &&
  day.endTime === last.endTime

function rangeText(run: readonly OpenDay[], { range, locale }: HoursWords): string {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return ''
  const name = ({ weekdayValue }: OpenDay) => dayName(weekdayValue, locale)
  const days = first === last ? name(first) : `${name(first)}-${name(last)}`
  return range({
    days,
    from: clock(first.startTime, locale),
    to: clock(first.endTime, locale),
  })
}

/** Name of a weekday. 1 is Monday, as was the first of January 2024. */
const dayName = (weekdayValue: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekdayValue),
  )

/** Formats '06:30' as '6:30am' and '17:00' as '5pm'. */
export function clock(time: string, locale: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    ...(minutes !== 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
    .format(Date.UTC(2024, 0, 1, hours, minutes))
    .replaceAll(/\s/g, '')
    .toLowerCase()
}
