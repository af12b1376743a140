import { isDeepStrictEqual } from 'node:util'
import { isJsonObject, type Json, type SchemaPlace, schemaBelow, writtenLocale } from '#source'
import { figureText, keyWords } from '../words/figure-text.ts'
import { aroundDifference, countWords, firstWords, listed } from '../words/short.ts'
import { nameOfValue, type Steps } from './name-of-value.ts'

/** Value that differs between two pieces of JSON. */
export interface ChangedValue {
  readonly path: string
  /** Name of the value in words. */
  readonly name: string
  /** Whether the name is what the schema says that the value means, so that it needs no file before it. */
  readonly isMeaning: boolean
  /** What became of it: ": $400,000 becomes $250,000", " is 10, not 20". */
  readonly change: string
}

/** Values that differ between two pieces of JSON, each as a clause. The schema of the whole names figures by what they mean. */
export const describeValues = (
  now: Json | undefined,
  before: Json | undefined,
  place?: SchemaPlace,
): readonly string[] => changedValues(now, before, place).map(({ name, change }) => name + change)

export const changedValues = (
  now: Json | undefined,
  before: Json | undefined,
  place?: SchemaPlace,
): readonly ChangedValue[] => compare(now, before, [], place === undefined ? [] : [place])

function compare(
  now: Json | undefined,
  before: Json | undefined,
  steps: Steps,
  places: readonly SchemaPlace[],
): readonly ChangedValue[] {
  if (isDeepStrictEqual(now, before)) return []
  const below = (step: string | number) => {
    const place = places.at(-1)
    return place === undefined ? [] : [...places, schemaBelow(place, step)]
  }
  if (isJsonObject(now) && isJsonObject(before))
    return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((key) =>
      compare(now[key], before[key], [...steps, key], below(key)),
    )
  if (Array.isArray(now) && Array.isArray(before) && now.length === before.length && now.every(isJsonObject))
    return now.flatMap((each, index) => compare(each, before[index], [...steps, index], below(index)))
  const isFigure = [now, before].every((value) => value === undefined || typeof value === 'number')
  return [
    {
      path: pathOf(steps),
      ...nameOfValue(steps, places, isFigure),
      change: changeOf(now, before, String(steps.at(-1) ?? '')),
    },
  ]
}

const pathOf = (steps: Steps): string =>
  steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** Most words of a value within a sentence, and of one that has a sentence to itself. */
const within = 5
const alone = 12

function changeOf(now: Json | undefined, before: Json | undefined, key: string): string {
  const said = (value: Json | undefined, most: number) => saidValue(key, value, most)
  if (typeof now === 'number' && typeof before === 'number')
    return `: ${said(before, within)} becomes ${said(now, within)}`
  const members = membersIn(now, before)
  if (members !== undefined) return ` ${members}`
  if (before === undefined) return ` is new: ${said(now, alone)}`
  if (now === undefined) return ` is gone: ${said(before, alone)}`
  if (Math.max(...[now, before].map((value) => countWords(said(value, alone)))) <= within)
    return ` is ${said(now, within)}, not ${said(before, within)}`
  const [is, was] =
    typeof now === 'string' && typeof before === 'string'
      ? aroundDifference(now, before, alone)
      : [now, before]
  return ` is ${said(is, alone + 1)}. It was ${said(was, alone + 1)}`
}

/** Gains and losses of a list; undefined for anything else, and for the same values in another order. */
function membersIn(now: Json | undefined, before: Json | undefined): string | undefined {
  if (!Array.isArray(now) || !Array.isArray(before)) return undefined
  const missing = (from: readonly Json[], other: readonly Json[]) =>
    from.filter((each) => !other.some((known) => isDeepStrictEqual(each, known)))
  const [come, gone] = [missing(now, before), missing(before, now)]
  const most = come.length > 0 && gone.length > 0 ? within : alone
  const names = (members: readonly Json[]) => saidTogether(members.map(unnamed), most)
  const said = [
    ...(come.length > 0 ? [`gains ${names(come)}`] : []),
    ...(gone.length > 0 ? [`loses ${names(gone)}`] : []),
  ]
  return said.length === 0 ? undefined : said.join(' and ')
}

/** Value as people say it, in at most so many words. */
function saidValue(key: string, value: Json | undefined, most: number): string {
  if (typeof value === 'number') return figureText(key, value) ?? value.toLocaleString(writtenLocale)
  if (typeof value === 'string') return `"${firstWords(value.replaceAll('"', "'"), most)}"`
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : saidTogether(value.map(unnamed), most)
  if (isJsonObject(value)) return saidTogether(Object.entries(value), most)
  return value === undefined || value === null ? 'nothing' : String(value)
}

/** Values with commas between them, each with its name. */
function saidTogether(values: readonly (readonly [key: string, value: Json | undefined])[], most: number) {
  const left = values.length > 1 ? Math.max(1, most - 3) : most
  return listed(
    values.map(([key, value]) => {
      const name = keyWords(key)
      return `${name} ${saidValue(key, value, Math.max(1, left - countWords(name)))}`.trim()
    }),
    most,
  )
}

const unnamed = (value: Json) => ['', value] as const

/** Value as it is written; a long one is cut, since the files have it in full. */
export function textOf(value: Json | undefined): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing')
  return text.length <= 120 ? text : `${text.slice(0, 117)}...`
}
