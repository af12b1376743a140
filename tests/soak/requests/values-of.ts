import fc from 'fast-check'
import { formFormats } from '#engine'
import { asJsonObject, asStrings, type Json, type JsonObject } from '#source'

/** Existing values that a request may name. */
export interface KnownValues {
  /** Uuids of applications, documents, offers, signers and the like. */
  readonly uuids: readonly string[]
  /** SHA-256 of texts that a person was shown. */
  readonly hashes: readonly string[]
  /** Values by the name of the field that holds them. */
  readonly words: Readonly<Record<string, readonly Json[]>>
}

/**
 * Values that a JSON Schema admits, limited to the keywords that the schemas of calls and forms use. Further conditions
 * of `if` and `allOf` hold only by chance. Throws for a schema that cannot be generated.
 */
export function valuesOf(schema: JsonObject, known: KnownValues, name = ''): fc.Arbitrary<Json> {
  const words = known.words[name]
  const values = made(schema, known)
  return words === undefined
    ? values
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: values })
}

function made(schema: JsonObject, known: KnownValues): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (Array.isArray(choices)) return fc.oneof(...choices.map((choice) => made(asJsonObject(choice), known)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => made({ ...schema, type }, known)))
  const make = makers[String(schema.type)]
  if (make === undefined) throw new Error(`Nothing makes a value of ${JSON.stringify(schema).slice(0, 200)}`)
  return make(schema, known)
}

const makers: Readonly<Record<string, (schema: JsonObject, known: KnownValues) => fc.Arbitrary<Json>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (schema) => fc.integer(rangeOf(schema)),
  number: (schema) => fc.integer(rangeOf(schema)).map((value) => value + (value % 4 === 0 ? 0.25 : 0)),
  string: textsOf,
  array: ({ items, minItems = 0, maxItems = 3, uniqueItems }, known) => {
    const lengths = {
      minLength: Number(minItems),
      maxLength: Math.min(Number(maxItems), Number(minItems) + 2),
    }
    const item = valuesOf(asJsonObject(items), known)
    return uniqueItems === true
      ? fc.uniqueArray(item, { ...lengths, selector: (value) => JSON.stringify(value) })
      : fc.array(item, lengths)
  },
  object: ({ properties, required }, known) => {
    const fields = Object.entries(asJsonObject(properties)).map(
      ([name, child]) => [name, valuesOf(asJsonObject(child), known, name)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...asStrings(required)] })
  },
}

/** Formats of texts that documents print. */
const printedFormats = ['latin-text', 'person-name']

/** Characters that names and addresses may contain. */
const latin = fc.constantFrom(...Array.from('abcdefgXYZ éñøČŒẠ-’.,'))

const rangeOf = ({ minimum, exclusiveMinimum, maximum }: JsonObject) => ({
  min: Number(minimum ?? Number(exclusiveMinimum ?? -1) + 1),
  max: Number(maximum ?? 1_000_000) - 1,
})

function textsOf(schema: JsonObject, known: KnownValues): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema
  if (format !== undefined && !printedFormats.includes(String(format)))
    return formatted(String(format), known)
  if (pattern === '^[0-9a-f]{64}$') return fc.constantFrom(...known.hashes, '0'.repeat(64))
  if (pattern !== undefined && pattern !== '\\S') return fc.stringMatching(new RegExp(String(pattern)))
  const [least, most] = [Number(minLength), Math.min(Number(maxLength), Number(minLength) + 30)]
  const texts = fc.string({
    unit: format === undefined ? 'grapheme' : latin,
    minLength: least,
    maxLength: most,
  })
  // JSON Schema counts characters, not code units.
  const fitting = texts.filter(
    (text) => [...text].length <= Number(maxLength) && formFormats[String(format)]?.(text) !== false,
  )
  return pattern === undefined ? fitting : fitting.filter((text) => /\S/.test(text))
}

function formatted(format: string, { uuids }: KnownValues): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...uuids) }, fc.uuid())
  const make = formats[format]
  if (make === undefined) throw new Error(`Nothing makes a text of the format ${format}.`)
  return make
}

const digits = (pattern: RegExp) => fc.stringMatching(pattern)
const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const isoDay = day.map((date) => date.toISOString().slice(0, 10))

/** Texts of the formats that the schemas of calls and forms name. */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'account-number': digits(/^\d{4,17}$/),
  'birth-date': isoDay,
  'credit-pin': digits(/^\d{4,10}$/),
  date: isoDay,
  'date-time': day.map((date) => date.toISOString()),
  email: fc.uuid().map((uuid) => `soak.${uuid}@example.com`),
  'routing-number': fc.constantFrom('021000021', '011000015', '121000358'),
  ssn: fc.constantFrom('501-22-3344', '501223344', '501-22-0404'),
  'state-code': fc.constantFrom('ME', 'TX', 'CA', 'MA', 'NV', 'NY'),
  'us-phone': digits(/^\(20[1-9]\) 555-01\d\d$/),
  zip: digits(/^\d{5}(-\d{4})?$/),
}
