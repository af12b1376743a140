import { formatMoney, formatPercent } from '#engine'
import { writtenLocale } from '#source'

/** Unit at the end of a key: `maxCents`, `days`. */
const unitAtEnd =
  /^(?:cents|bps|bytes|percent|ms|minutes|hours|days|months|years)$|(?:Cents|Bps|Bytes|Percent|Ms|Minutes|Hours|Days|Months|Years)$/

/** A figure as people say it, by the unit in its key: `maxCents` 40000000 is '$400,000'. Undefined where the key names no unit. */
export function figureText(key: string, value: unknown): string | undefined {
  const unit = unitAtEnd.exec(key)?.[0].toLowerCase()
  if (unit === undefined || typeof value !== 'number') return undefined
  switch (unit) {
    case 'cents':
      return formatMoney(value / 100, writtenLocale, value % 100 === 0 ? 0 : 2)
    case 'bps':
      return formatPercent(value / 100, writtenLocale)
    case 'percent':
      return formatPercent(value, writtenLocale, 0)
    case 'bytes':
      return inLargest(value, sizes)
    case 'ms':
      return inLargest(value, times)
    default:
      return counted(value, unit.slice(0, -1))
  }
}

/** Words of a key without its unit: `maxCents` is "most", `attachmentMaxBytes` "attachment most". A name that is no key of a file stays as it is. */
export function keyWords(key: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) return key
  const spaced = key
    .replace(unitAtEnd, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.replaceAll(/\bmax\b/g, 'most').replaceAll(/\bmin\b/g, 'least')
}

type Unit = readonly [size: number, name: string]

const sizes: readonly Unit[] = [
  [1024 ** 2, 'megabyte'],
  [1024, 'kilobyte'],
  [1, 'byte'],
]
const times: readonly Unit[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
  [1, 'millisecond'],
]

/** A value in the largest unit of which it is a whole number. */
function inLargest(value: number, units: readonly Unit[]): string {
  const [size, name] = units.find(([each]) => value !== 0 && value % each === 0) ?? units.at(-1) ?? [1, '']
  return counted(value / size, name)
}

const counted = (value: number, unit: string): string =>
  new Intl.NumberFormat(writtenLocale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
