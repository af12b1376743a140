import { numberFormats } from '#engine'
import { asJsonObject, asText, childObject, type Json, type JsonObject, pointerTo } from '#source'
import type { RuleFault } from './rule.ts'

/** Faults of an answer's schema, and of its parts, that no answer can satisfy; pointers are within the form. */
export function formValueFaults(schema: JsonObject, pointer: string): readonly RuleFault[] {
  return [
    ...outOfPlace(schema, pointer),
    ...unreadable(schema, pointer),
    ...crossed(schema, pointer),
    ...ofOtherKind(schema, pointer),
    ...Object.entries(childObject(schema, 'properties')).flatMap(([name, part]) =>
      formValueFaults(asJsonObject(part), pointer + pointerTo('properties', name)),
    ),
    ...(schema.items === undefined ? [] : formValueFaults(asJsonObject(schema.items), `${pointer}/items`)),
  ]
}

const text = ['string']
const number = ['number', 'integer']
const list = ['array']

/** Types of value by the keyword that limits them. */
const limited: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    format: text,
    pattern: text,
    minLength: text,
    maxLength: text,
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    minItems: list,
    maxItems: list,
    uniqueItems: list,
    items: list,
    properties: ['object'],
  }),
)

const isNumberFormat = (format: Json | undefined): boolean => Object.hasOwn(numberFormats, asText(format))

function outOfPlace(schema: JsonObject, pointer: string): readonly RuleFault[] {
  const type = asText(schema.type)
  return Object.keys(schema).flatMap((key) => {
    const types = key === 'format' && isNumberFormat(schema.format) ? number : limited.get(key)
    if (types === undefined || types.includes(type)) return []
    return [
      {
        pointer: pointer + pointerTo(key),
        what: 'key' as const,
        message: `\`${key}\` limits ${types.join(' or ')}, and this is ${type === '' ? 'a constant' : type}.`,
        hint: 'Remove it, or change the type.',
      },
    ]
  })
}

/** Fault of a pattern that browser and server cannot read, both with Unicode, or that no answer can match. */
function unreadable({ pattern }: JsonObject, pointer: string): readonly RuleFault[] {
  if (typeof pattern !== 'string') return []
  const place = `${pointer}/pattern`
  try {
    new RegExp(pattern, 'u')
  } catch {
    const hint = 'Compare its brackets and its backslashes.'
    return [{ pointer: place, message: `"${pattern}" is not a regular expression.`, hint }]
  }
  if (!endsEarly.test(pattern)) return []
  const message = `"${pattern}" goes on after \`$\`, where an answer ends: no answer matches it.`
  return [{ pointer: place, message, hint: 'Take away what follows `$`, even a space.' }]
}

/** Matches an end (`$`, neither escaped nor in brackets) before something that must still follow. */
const endsEarly = /^(?:[^\\[]|\\.|\[(?:[^\]\\]|\\.)*\])*?\$[^)|$?*(]/

const bounds = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
] as const

const crossed = (schema: JsonObject, pointer: string): readonly RuleFault[] =>
  bounds.flatMap(([from, to]) => {
    const [least, most] = [schema[from], schema[to]]
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return []
    return [
      {
        pointer: pointer + pointerTo(from),
        related: [pointer + pointerTo(to)],
        message: `No answer is both: \`${from}\` is ${least}, \`${to}\` is ${most}.`,
        hint: 'Change one of the two.',
      },
    ]
  })

function ofOtherKind({ type, enum: listed, const: only }: JsonObject, pointer: string): readonly RuleFault[] {
  if (type === undefined) return []
  const values: readonly (readonly [string, Json])[] = [
    ...(Array.isArray(listed)
      ? listed.map((value: Json, index) => [pointerTo('enum', index), value] as const)
      : []),
    ...(only === undefined ? [] : [['/const', only] as const]),
  ]
  return values
    .filter(([, value]) => typeof value !== (type === 'integer' ? 'number' : type))
    .map(([place, value]) => ({
      pointer: pointer + place,
      message: `${JSON.stringify(value)} is no ${asText(type)}, which the schema asks for.`,
      hint: 'Change one of the two.',
    }))
}
