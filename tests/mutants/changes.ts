import { asJsonObject, asStrings, childObject, isJsonObject, type Json, type JsonObject } from '#source'
import type { Random } from '../support/walk/random.ts'

/** Change that somebody could make by mistake to a value. */
export interface Change {
  readonly kind: string
  /** Value that it becomes, and the change in words; undefined if the draw left it as it was. */
  readonly make: (random: Random) => { readonly to: Json; readonly says: string } | undefined
}

export interface Described {
  readonly value: Json
  /** Schema of the value; empty where nothing describes it. */
  readonly schema: JsonObject
  /** Other ids that things of a kind have. */
  readonly idsOf: (kind: string) => readonly string[]
}

/** Changes that the schema of a value suggests. */
export function changesOf(place: Described): readonly Change[] {
  const { value } = place
  if (typeof value === 'boolean') return [change('boolean', () => !value)]
  if (typeof value === 'number') return changesOfNumber(value)
  if (typeof value === 'string') return changesOfText(place, value)
  if (Array.isArray(value)) return changesOfList(place, value)
  return isJsonObject(value) ? changesOfObject(place, value) : []
}

const change = (kind: string, to: (random: Random) => Json | undefined): Change => ({
  kind,
  make: (random) => {
    const made = to(random)
    return made === undefined ? undefined : { to: made, says: `becomes ${brief(made)}` }
  },
})

const brief = (value: Json): string => {
  const text = JSON.stringify(value)
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}

const changesOfNumber = (value: number): readonly Change[] => [
  change('number-by-one', (random) => value + (random.below(2) === 0 ? 1 : -1)),
  change('number-tenfold', () => (value === 0 ? undefined : value * 10)),
  change('digits-crossed', () => {
    const crossed = Number(crossDigits(String(value)))
    return crossed === value ? undefined : crossed
  }),
]

/** Text with the first two neighboring digits that differ exchanged, as a typing error does. */
const crossDigits = (text: string): string =>
  text.replace(/(\d)(?!\1)(\d)/, (_, one: string, other: string) => other + one)

function changesOfText({ schema, idsOf }: Described, value: string): readonly Change[] {
  const known = asStrings(schema.enum)
  const kind = schema['x-reference']
  if (known.length > 0) return [change('enumeration', (random) => pick(known, value, random))]
  if (typeof kind === 'string') return [change('reference', (random) => pick(idsOf(kind), value, random))]
  return [
    ...(/\d\d/.test(value) ? [change('digits-crossed', () => changed(value, crossDigits(value)))] : []),
    ...(/\{\w+\}/.test(value)
      ? [change('placeholder-lost', () => changed(value, value.replace(/ ?\{\w+\}/, '')))]
      : []),
    ...(/\b(not|never|no)\b/.test(value)
      ? [change('not-lost', () => changed(value, value.replace(/\b(not|never|no) /, '')))]
      : []),
    ...(/[.!?] \p{Lu}/u.test(value)
      ? [change('sentence-lost', () => changed(value, value.replace(/(?<=[.!?]) \p{Lu}[^.!?]*[.!?]$/u, '')))]
      : []),
  ]
}

const changed = (before: string, after: string): string | undefined => (before === after ? undefined : after)

/** Picks another of some ids. */
function pick(ids: readonly string[], than: string, random: Random): string | undefined {
  const others = ids.filter((id) => id !== than)
  return others[random.below(Math.max(1, others.length))]
}

function changesOfList({ schema, idsOf }: Described, value: readonly Json[]): readonly Change[] {
  const items = childObject(schema, 'items')
  const kind = items['x-reference']
  const ids = typeof kind === 'string' ? idsOf(kind) : asStrings(items.enum)
  const missing = ids.filter((id) => !value.includes(id))
  return [
    ...(value.length > 0
      ? [
          change('element-lost', (random) => {
            const at = random.below(value.length)
            return value.filter((_, index) => index !== at)
          }),
        ]
      : []),
    ...(value.length > 1
      ? [
          change('neighbors-exchanged', (random) => {
            const at = random.below(value.length - 1)
            return value.with(at, value[at + 1] ?? null).with(at + 1, value[at] ?? null)
          }),
        ]
      : []),
    ...(missing.length > 0 && value.every((each) => typeof each === 'string')
      ? [change('element-added', (random) => [...value, missing[random.below(missing.length)] ?? null])]
      : []),
  ]
}

function changesOfObject({ schema }: Described, value: JsonObject): readonly Change[] {
  const properties = childObject(schema, 'properties')
  const required = asStrings(schema.required)
  const keys = Object.keys(value)
  const optional = keys.filter((key) => Object.hasOwn(properties, key) && !required.includes(key))
  const entries = isMap(schema) ? keys.filter((key) => !Object.hasOwn(properties, key)) : []
  return [
    ...optional.map((key) => dropping('property-lost', value, key)),
    ...(entries.length > 1
      ? [
          change('entries-exchanged', (random) => {
            const [one, other] = [random.below(entries.length), random.below(entries.length)].map(
              (at) => entries[at] ?? '',
            )
            return {
              ...value,
              [one ?? '']: value[other ?? ''] ?? null,
              [other ?? '']: value[one ?? ''] ?? null,
            }
          }),
        ]
      : []),
    ...(isCondition(value) ? changesOfCondition(value) : []),
  ]
}

/** Whether an object has names of its author's, which all mean the same. */
export const isMap = (schema: JsonObject): boolean => isJsonObject(schema.additionalProperties)

/** Whether an object is a condition of several parts, or one that is negated. */
const isCondition = (value: JsonObject): boolean =>
  Array.isArray(value.all) || Array.isArray(value.any) || value.not !== undefined || 'field' in value

function changesOfCondition(value: JsonObject): readonly Change[] {
  if (Array.isArray(value.all))
    return [change('all-for-any', () => ({ any: value.all ?? [] })), negating(value)]
  if (Array.isArray(value.any))
    return [change('any-for-all', () => ({ all: value.any ?? [] })), negating(value)]
  return [value.not === undefined ? negating(value) : change('not-dropped', () => value.not)]
}

const negating = (value: JsonObject): Change => change('negated', () => ({ not: value }))

const dropping = (kind: string, value: JsonObject, key: string): Change => ({
  kind,
  make: () => ({
    to: Object.fromEntries(Object.entries(asJsonObject(value)).filter(([name]) => name !== key)),
    says: `loses its ${key}`,
  }),
})
