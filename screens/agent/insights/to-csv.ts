export type Cell = string | number | undefined

/**
 * Rows as CSV (RFC 4180), numbers as a program reads them. A text that a spreadsheet would run as a formula has an
 * apostrophe put before it (OWASP, CSV Injection).
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')

function toField(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  const text = startsFormula.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Spaces, and what a spreadsheet takes for them, are skipped by some. */
const startsFormula = /^\s*[=+\-@\t\r\n|%＝＋－＠]/

const needsQuotes = /[",\r\n\t']|^\s|\s$/
