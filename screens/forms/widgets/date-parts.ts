export interface DateParts {
  readonly month: string
  readonly day: string
  readonly year: string
}

/** Joins the parts to yyyy-MM-dd. Returns '' if nothing was typed. The validator rejects incomplete input. */
export function joinDate({ month, day, year }: DateParts): string {
  if (!month && !day && !year) return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export function splitDate(value: unknown): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d*)-(\d*)-(\d*)$/.exec(String(value ?? '')) ?? []
  return { month: month.replace(/^0+/, ''), day: day.replace(/^0+/, ''), year }
}

/** Splits a pasted date, month first: `4/28/1975`, `04 - 28 - 1975`. Returns undefined for any other text. */
export function pastedDate(text: string): DateParts | undefined {
  const [, month, day, year] = /^\D*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\D*$/.exec(text) ?? []
  return month && day && year ? { month, day, year } : undefined
}
