import type { Proof } from '#generated/dsl'
import { asJsonObject, childObject, isJsonObject, type Json, type JsonObject } from '../json/json-value.ts'
import { dereference, type SchemaFile, type SchemaFiles } from './schema-files.ts'

/** Proof asked for by the schema of a field, or by value where only some values ask for one. */
type ProofMark = Proof | Readonly<Record<string, Proof>>

/** Marks `x-proof` and `x-proof-to-change`, under the names of the properties of a submission or guard that answer them. */
export type ProofMarks = Readonly<Partial<Record<'proof' | 'proofToChange', ProofMark>>>

/** Letters by which an act that sets a field may tell its owner: for all of its values, or by value. */
export type LetterMark = readonly string[] | Readonly<Record<string, readonly string[]>>

export interface ContextField {
  /** Path as a predicate writes it: `loan.documents[].type`. */
  readonly path: string
  /** Properties down to the value, or down to the array. */
  readonly steps: readonly string[]
  /** Key read on each element of an array. */
  readonly item?: string
  readonly type: 'string' | 'number' | 'boolean'
  readonly enum?: readonly string[]
  /** Format of forms that its values have: `state-code`. */
  readonly format?: string
  readonly default?: string | number | boolean
  readonly personal: boolean
  /** Marks a field in which a form may store an answer, by `to`. */
  readonly isAnswer: boolean
  /** Proofs that a person gives who sets the field. */
  readonly proofs?: ProofMarks
  /** Letters that tell the owner of an act that sets the field (`x-tells`). */
  readonly letters?: LetterMark
  /** Common name; for a yes-or-no, a clause that says yes; for a list, the plural. */
  readonly title: string
}

/** Scalars that the context schema describes, in its order. Arrays are read one level deep. */
export const contextFields = (files: SchemaFiles): readonly ContextField[] =>
  fieldsOf({ schema: files.get(contextFile) ?? {}, file: contextFile }, [], files)

/** Path of the schema of a project's context. */
export const contextFile = 'context/context.schema'

function fieldsOf(
  place: SchemaFile,
  steps: readonly string[],
  files: SchemaFiles,
  owner?: string,
  above: Marks = {},
): readonly ContextField[] {
  return Object.entries(childObject(place.schema, 'properties')).flatMap(([key, property]) => {
    if (!isJsonObject(property)) return []
    const child = dereference({ schema: property, file: place.file }, files)
    const below = [...steps, key]
    // What an object is marked with holds for each of its properties.
    const marks = { ...above, ...marksOf(property) }
    if (child.schema.type === 'object')
      return fieldsOf(child, below, files, titleOf(property) ?? owner, marks)
    if (child.schema.type === 'array') return itemFields(child, below, files)
    const field = scalar(child, files)
    const title = titleOf(property) ?? partOf(owner, key)
    return field === undefined ? [] : [{ path: below.join('.'), steps: below, ...marks, ...field, title }]
  })
}

/** Title of a property without its own: a part of its owner; for a uuid, the owner itself. */
function partOf(owner: string | undefined, key: string): string {
  if (owner === undefined) return wordsOf(key)
  return key === 'uuid' ? owner : `${wordsOf(key)} of the ${owner}`
}

/** Splits `routingNumber` into "routing number". */
export const wordsOf = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Title written at a property itself; the title of a referenced file names a type instead. */
const titleOf = ({ title }: JsonObject): string | undefined => (typeof title === 'string' ? title : undefined)

function itemFields(
  array: SchemaFile,
  steps: readonly string[],
  files: SchemaFiles,
): readonly ContextField[] {
  const item = dereference({ schema: childObject(array.schema, 'items'), file: array.file }, files)
  return Object.entries(childObject(item.schema, 'properties')).flatMap(([key, property]) => {
    if (!isJsonObject(property)) return []
    const field = scalar(dereference({ schema: property, file: item.file }, files), files)
    const title = titleOf(property) ?? `${wordsOf(key)} of ${wordsOf(steps.at(-1) ?? '')}`
    return field === undefined
      ? []
      : [{ path: `${steps.join('.')}[].${key}`, steps, item: key, ...field, title }]
  })
}

function scalar(
  place: SchemaFile,
  files: SchemaFiles,
):
  | Pick<
      ContextField,
      'type' | 'enum' | 'format' | 'default' | 'personal' | 'isAnswer' | 'proofs' | 'letters'
    >
  | undefined {
  const { schema } = place
  const type = schema.type === 'integer' ? 'number' : schema.type
  if (type !== 'string' && type !== 'number' && type !== 'boolean') return undefined
  const values = valuesOf(place, files)
  const initial = schema.default
  return {
    type,
    personal: schema['x-personal'] === true,
    isAnswer: schema['x-answer'] === true,
    ...marksOf(schema),
    ...(values === undefined ? {} : { enum: values }),
    ...(typeof schema['x-format'] === 'string' ? { format: schema['x-format'] } : {}),
    ...(typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean'
      ? { default: initial }
      : {}),
  }
}

/** Strings that an enumeration, or a choice between enumerations, allows. Undefined for a schema that allows others. */
function valuesOf({ schema, file }: SchemaFile, files: SchemaFiles): readonly string[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.filter((value) => typeof value === 'string')
  if (!Array.isArray(schema.anyOf)) return undefined
  const parts = schema.anyOf.map((part) =>
    valuesOf(dereference({ schema: asJsonObject(part), file }, files), files),
  )
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

type Marks = Pick<ContextField, 'proofs' | 'letters'>

/** Returns what is asked of an act that sets a field. */
const marksOf = (schema: JsonObject): Marks => ({ ...proofsOf(schema), ...lettersOf(schema['x-tells']) })

function proofsOf(schema: JsonObject): Pick<ContextField, 'proofs'> {
  const [proof, proofToChange] = ['x-proof', 'x-proof-to-change'].map((keyword) => markOf(schema[keyword]))
  if (proof === undefined && proofToChange === undefined) return {}
  return { proofs: { ...(proof && { proof }), ...(proofToChange && { proofToChange }) } }
}

const markOf = (mark: Json | undefined): ProofMark | undefined =>
  isProof(mark)
    ? mark
    : isJsonObject(mark)
      ? Object.fromEntries(
          Object.entries(mark).flatMap(([value, proof]) => (isProof(proof) ? [[value, proof]] : [])),
        )
      : undefined

const isProof = (value: Json | undefined): value is Proof => value === 'recent' || value === 'anew'

function lettersOf(mark: Json | undefined): Pick<ContextField, 'letters'> {
  if (mark === undefined) return {}
  if (!isJsonObject(mark)) return { letters: textsOf(mark) }
  return {
    letters: Object.fromEntries(Object.entries(mark).map(([value, each]) => [value, textsOf(each)])),
  }
}

const textsOf = (mark: Json): readonly string[] => [mark].flat().filter((each) => typeof each === 'string')
