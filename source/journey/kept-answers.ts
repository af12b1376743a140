import { type AnswerSource, isRecord, memoize } from '#engine'
import type { Source, SourceFile } from '../files/load-source.ts'
import { asJsonObject, asText, childObject, type Json, type JsonObject } from '../json/json-value.ts'

/** Field of a form whose answer is stored at the path `to`, without code. */
export interface KeptField {
  readonly file: SourceFile
  readonly form: string
  readonly name: string
  readonly to: string
  /** Last name in `to`. */
  readonly last: string
  readonly field: JsonObject
  /** JSON Schema of its values. */
  readonly schema: JsonObject
}

export const keptFields = memoize((source: Source): readonly KeptField[] =>
  [...source.files.values()].flatMap(keptIn),
)

function keptIn(file: SourceFile): readonly KeptField[] {
  if (file.kind !== 'form') return []
  const form = asJsonObject(file.value)
  const schemas = childObject(childObject(form, 'schema'), 'properties')
  return Object.entries(childObject(form, 'fields')).flatMap(([name, value]): readonly KeptField[] => {
    const field = asJsonObject(value)
    const { to } = field
    if (typeof to !== 'string') return []
    const last = to.split('.').at(-1) ?? ''
    return [{ file, form: formOf(file), name, to, last, field, schema: childObject(schemas, name) }]
  })
}

/**
 * Whether a form needs no code, because it stores every answer that its schema allows. A form without answers counts only
 * if its submission says what it removes.
 */
export function keepsItself(
  { schema, fields }: Readonly<Record<'schema' | 'fields', Readonly<Record<string, unknown>>>>,
  { removes = [] }: { readonly removes?: readonly unknown[] },
): boolean {
  const asked = Object.keys(isRecord(schema.properties) ? schema.properties : {})
  const isKept = (field: unknown) => isRecord(field) && field.to !== undefined
  return (removes.length > 0 || asked.length > 0) && asked.every((name) => isKept(fields[name]))
}

export const formOf = ({ path }: SourceFile): string => path.replace(/^flows\/forms\/(.+)\.json$/, '$1')

/** Stored answers by path, as the flows of every lender contain them. */
export const answerSources = (source: Source): Readonly<Record<string, AnswerSource & JsonObject>> =>
  Object.fromEntries(keptFields(source).map((kept) => [kept.to, toAnswer(kept)]))

function toAnswer({ form, name, field, schema }: KeptField): AnswerSource & JsonObject {
  const { label, widget, class: dataClass, options, summary } = field
  const type = typeOf(schema)
  return {
    form,
    name,
    label: asText(label),
    widget: asText(widget),
    class: dataClass === 'public' || dataClass === 'personal' ? dataClass : 'secret',
    ...(Array.isArray(options) && { options: options.map(toOption) }),
    ...(summary === true && { summary }),
    ...(type !== undefined && { type }),
    ...(Array.isArray(schema.enum) && { values: schema.enum.filter(isScalar) }),
  }
}

const toOption = (option: Json) => {
  const { value, label } = asJsonObject(option)
  return { value: isScalar(value) ? value : '', label: asText(label) }
}

/** Type with which a condition may compare an answer; undefined for a list or an object. */
export function typeOf({ type, const: only }: JsonObject): AnswerSource['type'] {
  const named = type === 'integer' ? 'number' : (type ?? typeof only)
  return named === 'string' || named === 'number' || named === 'boolean' ? named : undefined
}

const isScalar = (value: Json | undefined): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)
