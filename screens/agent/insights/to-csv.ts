/** Value of a table. A day is kept as yyyy-MM-dd. */
export type Cell = string | number | Day | undefined

interface Day {
  readonly day: string
}

/**
 * Formats rows as CSV (RFC 4180), with machine-readable numbers. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it (OWASP, CSV Injection).
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')

function toField(cell: Cell): string {
  if (typeof cell === 'object') return cell.day
  if (typeof cell !== 'string') return String(cell ?? '')
  const text = startsFormula.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Pattern of a formula. Some spreadsheets skip leading whitespace. */
const startsFormula = /^\s*[=+\-@\t\r\n|%＝＋－＠]/

const needsQuotes = /[",\r\n\t']|^\s|\s$/
