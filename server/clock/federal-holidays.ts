import { dateOf, daysAfter } from './days.ts'

const monday = 1
const thursday = 4

/** Legal public holidays of 5 U.S.C. 6103(a), with the date of each in a year. */
const dates = {
  NEW_YEARS_DAY: (year: number) => iso(year, 1, 1),
  MARTIN_LUTHER_KING_DAY: (year: number) => nth(year, 1, monday, 3),
  WASHINGTONS_BIRTHDAY: (year: number) => nth(year, 2, monday, 3),
  MEMORIAL_DAY: (year: number) => last(year, 5, monday),
  JUNETEENTH: (year: number) => iso(year, 6, 19),
  INDEPENDENCE_DAY: (year: number) => iso(year, 7, 4),
  LABOR_DAY: (year: number) => nth(year, 9, monday, 1),
  COLUMBUS_DAY: (year: number) => nth(year, 10, monday, 2),
  VETERANS_DAY: (year: number) => iso(year, 11, 11),
  THANKSGIVING_DAY: (year: number) => nth(year, 11, thursday, 4),
  CHRISTMAS_DAY: (year: number) => iso(year, 12, 25),
}

/**
 * Returns the dates of a year's holidays, as yyyy-MM-dd. These are the actual dates, not the observed ones: for rescission, a
 * Friday on which a Saturday's holiday is observed stays a business day (Official Interpretation of 12 CFR 1026.2(a)(6),
 * comment 2).
 */
export const federalHolidays = (year: number): ReadonlySet<string> =>
  new Set(Object.values(dates).map((dateIn) => dateIn(year)))

/**
 * Returns the name of the holiday observed on a day (yyyy-MM-dd): a Saturday's on the Friday before, a Sunday's on the Monday
 * after.
 */
export function findObservedHoliday(day: string): string | undefined {
  // New Year of the next year may be observed on the last day of this one.
  const years = [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1]
  const holiday = Object.entries(dates).find(([, dateIn]) =>
    years.some((year) => observed(dateIn(year)) === day),
  )
  return holiday?.[0]
}

function observed(date: string): string {
  const weekday = dateOf(date).getUTCDay()
  return daysAfter(date, weekday === 6 ? -1 : weekday === 0 ? 1 : 0)
}

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

function nth(year: number, month: number, weekday: number, count: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return iso(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (count - 1))
}

function last(year: number, month: number, weekday: number): string {
  const fifth = nth(year, month, weekday, 5)
  return fifth.slice(5, 7) === String(month).padStart(2, '0') ? fifth : nth(year, month, weekday, 4)
}
