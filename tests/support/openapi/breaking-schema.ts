import { isWiderPattern } from './is-wider-pattern.ts'

/** JSON Schema of the newest draft, as OpenAPI 3.1 has it. */
export type Schema = Readonly<Record<string, unknown>>

/** Whether clients write what a schema describes, or read it. */
export type Found = 'request' | 'response'

interface Place {
  readonly found: Found
  /** Subject, for the sentence. */
  readonly what: string
  /** Follow references of the older and of the newer document. */
  readonly find: {
    readonly before: (schema: Schema) => Schema
    readonly after: (schema: Schema) => Schema
  }
}

/** Says what breaks for clients in the change of a schema. The schemas have no cycles. */
export function breakingSchema(place: Place, older: Schema, newer: Schema): readonly string[] {
  const [was, is] = [place.find.before(older), place.find.after(newer)]
  return [
    ...ofTypes(place, was, is),
    ...ofValues(place, was, is),
    ...(place.found === 'request' ? [...ofLimits(place, was, is), ...ofRequest(place, was, is)] : []),
    ...(place.found === 'response' ? ofResponse(place, was, is) : []),
    ...within(place, was, is),
  ]
}

const list = (value: unknown): readonly string[] => [value ?? []].flat().map(String)
const properties = ({ properties: named }: Schema): Readonly<Record<string, Schema>> => Object(named)
const required = (schema: Schema): readonly string[] => list(schema.required)

/** A request may be of more types than before, a response of fewer. */
function ofTypes({ found, what }: Place, was: Schema, is: Schema): readonly string[] {
  const [had, has] = [list(was.type), list(is.type)]
  if (had.length === 0 || has.length === 0) return []
  const [taken, given] = found === 'request' ? [has, had] : [had, has]
  const isTaken = (type: string) => taken.includes(type) || (type === 'integer' && taken.includes('number'))
  return given.every(isTaken) ? [] : [`${what} was ${had.join(' or ')} and is ${has.join(' or ')} now.`]
}

const valuesOf = (schema: Schema) =>
  ('const' in schema ? [schema.const] : schema.enum) as readonly unknown[] | undefined // by JSON Schema

function ofValues({ what }: Place, was: Schema, is: Schema): readonly string[] {
  const [had, has] = [valuesOf(was), valuesOf(is)]
  if (has === undefined) return []
  if (had === undefined) return [`${what} is one of a list of values now.`]
  const gone = had.filter((value) => !has.includes(value))
  return gone.length === 0 ? [] : [`${what} does not have the value ${gone.join(', ')} any more.`]
}

/** Limits by the direction in which they get stricter. */
const lower = ['maxLength', 'maximum', 'maxItems', 'exclusiveMaximum']
const upper = ['minLength', 'minimum', 'minItems', 'exclusiveMinimum']
const exact = ['pattern', 'format', 'multipleOf']

function ofLimits({ what }: Place, was: Schema, is: Schema): readonly string[] {
  const values = valuesOf(was)?.map(String)
  const isStricter = (keyword: string) => {
    const [before, now] = [was[keyword], is[keyword]]
    if (now === undefined || now === before) return false
    // A list of values that became a pattern or a length is wider, if each value fits.
    if (values !== undefined && keyword === 'pattern')
      return !values.every((value) => new RegExp(String(now)).test(value))
    if (values !== undefined && keyword === 'maxLength')
      return !values.every((value) => value.length <= Number(now))
    if (keyword === 'pattern' && isWiderPattern(String(before), String(now))) return false
    if (before === undefined || exact.includes(keyword)) return true
    return lower.includes(keyword) ? Number(now) < Number(before) : Number(now) > Number(before)
  }
  return [...lower, ...upper, ...exact]
    .filter(isStricter)
    .map((keyword) => `${what} is held to ${keyword} ${String(is[keyword])} now.`)
}

function ofRequest({ what }: Place, was: Schema, is: Schema): readonly string[] {
  const asked = required(is).filter((name) => !required(was).includes(name))
  const gone = Object.keys(properties(was)).filter((name) => properties(is)[name] === undefined)
  return [
    ...asked.map((name) => `${what} has to have ${name} now.`),
    ...(is.additionalProperties === false
      ? gone.map((name) => `${what} may not have ${name} any more.`)
      : []),
  ]
}

function ofResponse({ what }: Place, was: Schema, is: Schema): readonly string[] {
  const gone = Object.keys(properties(was)).filter((name) => properties(is)[name] === undefined)
  const rare = required(was).filter((name) => !gone.includes(name) && !required(is).includes(name))
  return [
    ...gone.map((name) => `${what} has no ${name} any more.`),
    ...rare.map((name) => `${what} does not always have ${name} any more.`),
  ]
}

function within(place: Place, was: Schema, is: Schema): readonly string[] {
  const below = (name: string, older: unknown, newer: unknown) =>
    older === undefined || newer === undefined || typeof older === 'boolean' || typeof newer === 'boolean'
      ? []
      : breakingSchema(
          { ...place, what: `${place.what.replace(/,$/, '')}, ${name},` },
          Object(older),
          Object(newer),
        )
  const named = Object.entries(properties(was)).flatMap(([name, schema]) =>
    below(name, schema, properties(is)[name]),
  )
  const unions = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => {
    const [had, has] = [was[keyword], is[keyword]].map((value) => (Array.isArray(value) ? value : []))
    // A request that had to have one of some shapes may have any now.
    if (place.found === 'request' && has?.length === 0) return []
    return (had ?? []).flatMap((older, index) =>
      has?.[index] === undefined
        ? [`${place.what} has fewer shapes now.`]
        : below(`shape ${index + 1}`, older, has[index]),
    )
  })
  return [
    ...named,
    ...below('each entry', was.items, is.items),
    ...below('each value', was.additionalProperties, is.additionalProperties),
    ...unions,
  ]
}
