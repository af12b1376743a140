import { isDeepStrictEqual } from 'node:util'
import { asText, isJsonObject, type Json, type SchemaPlace, schemaBelow } from '#source'
import { figureText } from '../words/figure-text.ts'

/** Value that differs between two pieces of JSON. */
export interface ChangedValue {
  readonly path: string
  /** Clause with the path: "minAmount is 10, not 20". A figure with a unit is said as people say it. */
  readonly words: string
}

/** Values that differ between two pieces of JSON, each as a clause. The schema of the whole names figures by what they mean. */
export const describeValues = (
  now: Json | undefined,
  before: Json | undefined,
  place?: SchemaPlace,
): readonly string[] => changedValues(now, before, place).map(({ words }) => words)

export const changedValues = (
  now: Json | undefined,
  before: Json | undefined,
  place?: SchemaPlace,
): readonly ChangedValue[] => compare(now, before, [], place === undefined ? [] : [place])

function compare(
  now: Json | undefined,
  before: Json | undefined,
  steps: readonly (string | number)[],
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
  const path = pathOf(steps)
  return [{ path, words: clause(now, before, { path, key: String(steps.at(-1) ?? ''), places }) }]
}

const pathOf = (steps: readonly (string | number)[]): string =>
  steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

interface Place {
  readonly path: string
  readonly key: string
  readonly places: readonly SchemaPlace[]
}

function clause(now: Json | undefined, before: Json | undefined, { path, key, places }: Place): string {
  const name = path === '' ? 'it' : path
  const [is, was] = [figureText(key, now), figureText(key, before)]
  const meaning = meaningOf(places)
  if (is !== undefined && was !== undefined)
    return `${meaning === '' ? name : `${meaning} (${name})`}: ${was} becomes ${is}`
  const members = membersIn(now, before)
  if (members !== undefined) return `${name} ${members}`
  if (before === undefined) return `${name} is now ${is ?? textOf(now)}`
  if (now === undefined) return `${name} is no longer ${was ?? textOf(before)}`
  return `${name} is ${textOf(now)}, not ${textOf(before)}`
}

/** Gains and losses of a list of single values; undefined for anything else, and for the same values in another order. */
function membersIn(now: Json | undefined, before: Json | undefined): string | undefined {
  const isSingle = (each: Json) => typeof each !== 'object'
  if (!Array.isArray(now) || !Array.isArray(before) || ![...now, ...before].every(isSingle)) return undefined
  const [come, gone] = [
    now.filter((each) => !before.includes(each)),
    before.filter((each) => !now.includes(each)),
  ]
  const said = [
    ...(come.length > 0 ? [`gains ${come.map(textOf).join(', ')}`] : []),
    ...(gone.length > 0 ? [`loses ${gone.map(textOf).join(', ')}`] : []),
  ]
  return said.length === 0 ? undefined : said.join(' and ')
}

/** Meaning of a value, from the descriptions of its schema: "amount of a line, greatest". Empty where nothing describes it. */
function meaningOf(places: readonly SchemaPlace[]): string {
  const [above = '', own = ''] = places.slice(-2).map(({ schema }) => firstClause(asText(schema.description)))
  const isWhole = own.includes(' ') || above === ''
  return isWhole ? own : `${above}, ${own}`
}

const firstClause = (text: string): string => {
  const [clause = ''] = text.split(/[,;:.]/)
  return clause.charAt(0).toLowerCase() + clause.slice(1)
}

/** Value in readable form; long ones are cut, since the files have them in full. */
export function textOf(value: Json | undefined): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing')
  return text.length <= 120 ? text : `${text.slice(0, 117)}...`
}
