/**
 * The legal public holidays of 5 U.S.C. 6103(a), as yyyy-MM-dd. The very dates: for rescission, a Friday on which a
 * Saturday's holiday is observed stays a business day (Official Interpretation of 12 CFR 1026.2(a)(6), comment 2).
 */
export function federalHolidays(year: number): ReadonlySet<string> {
  return new Set([
    iso(year, 1, 1),
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    last(year, 5, monday),
    iso(year, 6, 19),
    iso(year, 7, 4),
    nth(year, 9, monday, 1),
    nth(year, 10, monday, 2),
    iso(year, 11, 11),
    nth(year, 11, thursday, 4),
    iso(year, 12, 25),
  ])
}

const monday = 1
const thursday = 4

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
