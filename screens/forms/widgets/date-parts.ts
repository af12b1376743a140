export interface DateParts {
  readonly month: string
  readonly day: string
  readonly year: string
}

/** yyyy-MM-dd; '' when nothing was typed; what was typed otherwise, for the validator to refuse. */
export function joinDate({ month, day, year }: DateParts): string {
  if (!month && !day && !year) return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export function splitDate(value: unknown): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d*)-(\d*)-(\d*)$/.exec(String(value ?? '')) ?? []
  return { month: month.replace(/^0+/, ''), day: day.replace(/^0+/, ''), year }
}

/** The parts of a date that stands somewhere else, month first: `4/28/1975`, `04 - 28 - 1975`; undefined for any other text. */
export function pastedDate(text: string): DateParts | undefined {
  const [, month, day, year] = /^\D*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\D*$/.exec(text) ?? []
  return month && day && year ? { month, day, year } : undefined
}
