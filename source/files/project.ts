import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Field, type FullVocabulary, isRecord, memoize } from '#engine'
import { SourceError } from '../findings/source-error.ts'
import { asStrings, asText, childObject } from '../json/json-value.ts'
import { readJsonObject, UnreadableJson } from '../json/read-json-folder.ts'
import { contextErrorsIn } from '../schemas/context-errors.ts'
import { type ContextField, contextFields, type ProofMarks } from '../schemas/context-fields.ts'
import { contextPlaces } from '../schemas/context-places.ts'
import type { SchemaError } from '../schemas/describe-schema-error.ts'
import { repository } from './repository.ts'

/** Vocabulary and states of a project, from its journey.config.json and its context schema. */
export interface Project extends FullVocabulary {
  /** Possible server states. */
  readonly states: readonly string[]
  /** Possible values of a field with an enumeration. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Format of forms that the values of a field have. */
  readonly formats: Readonly<Record<string, string>>
  /** Places of the context: everything that its schema describes, such as `heloc.liens.0.balance`. */
  readonly places: readonly string[]
  /** Properties of an application that flows may remove, such as `heloc.term`. */
  readonly removable: readonly string[]
  /** Fields in which a form may store an answer: those with `x-answer` in schemas/domain. */
  readonly answerable: readonly ContextField[]
  /** Proofs that a person gives who sets a field. */
  readonly proofs: Readonly<Record<string, ProofMarks>>
  /** Faults of a value as a context of this project. */
  readonly contextErrors: (value: unknown) => readonly SchemaError[]
  /** Whether a field belongs to the application. Facts of the visitor, lender or request do not, and may be other ones at every look. */
  readonly isOfApplication: (field: string) => boolean
  /** Whether only the browser knows a field, such as one of the address. */
  readonly isOfBrowser: (field: string) => boolean
}

/**
 * Reads the project of a folder; a folder of flows alone, without a config, is one of this product. Read once for each folder.
 * Throws SourceError for a config that does not fit the context schema.
 */
export const loadProject = (dir: string = repository): Project =>
  readProject(existsSync(path.join(dir, 'journey.config.json')) ? path.resolve(dir) : repository)

const readProject = memoize((dir: string): Project => {
  const file = path.join(dir, 'journey.config.json')
  const { config, parts, all, places, kept } = readFiles(dir, file)
  const pick = <T>(read: (field: ContextField) => T | undefined): Readonly<Record<string, T>> =>
    Object.fromEntries(
      all.flatMap((field) => {
        const value = read(field)
        return value === undefined ? [] : [[field.path, value] as const]
      }),
    )
  const [application, browser] = ['application', 'browser'].map((list) =>
    asStrings(childObject(config, 'parts')[list]),
  )
  const isIn =
    (names: readonly string[] = []) =>
    (field: string) =>
      names.includes(field.split('.', 1)[0] ?? '')
  const state = asText(config.state)
  const project = {
    fields: pick(toField),
    state,
    answers: `${asText(config.answers)}.`,
    personal: all.flatMap(({ personal, path }) => (personal ? [path] : [])),
    parts,
    types: pick(({ type }) => type),
    values: pick((field) => field.enum),
    formats: pick(({ format }) => format),
    proofs: pick(({ proofs }) => proofs),
    places: places.map((place) => place.path),
    removable: [...places.filter((place) => isIn(application)(place.path)), ...kept].flatMap(
      ({ path: at, isRequired }) => (isRequired || at === state || at.split('.').length !== 2 ? [] : [at]),
    ),
    answerable: all.filter(({ isAnswer }) => isAnswer),
    contextErrors: contextErrorsIn(dir),
    isOfApplication: isIn(application),
    isOfBrowser: isIn(browser),
  }
  const states = project.values[state] ?? []
  const faults = [
    ...(['application', 'browser'].every((list) => Array.isArray(childObject(config, 'parts')[list]))
      ? []
      : [
          '"parts" is missing: which parts of the context belong to an `application`, and which to the `browser` alone.',
        ]),
    ...(states.length > 0
      ? []
      : [`"state" names "${state}", which is no field of the context whose values are listed.`]),
    ...[...(application ?? []), ...(browser ?? [])]
      .filter((part) => !parts.includes(part))
      .map((part) => `"parts" names "${part}"; the context has ${parts.join(', ')}.`),
  ]
  if (faults.length > 0) throw new SourceError('SOURCE_UNREADABLE', `${file}: ${faults.join(' ')}`)
  return { ...project, states }
})

function readFiles(dir: string, file: string) {
  const schemas = path.join(dir, 'schemas')
  try {
    const config = readJsonObject(file)
    const context = readJsonObject(path.join(schemas, 'dsl/context.schema.json'))
    return {
      config,
      parts: Object.keys(childObject(context, 'properties')),
      all: contextFields(schemas),
      places: contextPlaces(schemas, 'dsl/context.schema'),
      kept: Object.entries(childObject(config, 'kept')).flatMap(([part, name]) =>
        contextPlaces(schemas, `domain/${asText(name)}.schema`).map((place) => ({
          ...place,
          path: `${part}.${place.path}`,
        })),
      ),
    }
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error
    throw new SourceError(
      'SOURCE_UNREADABLE',
      `${error.message} A project has journey.config.json and schemas/dsl/context.schema.json beside its flows.`,
    )
  }
}

/** Field whose value is found by its steps, or is its default if absent. */
const toField = ({ steps, item, default: preset }: ContextField): Field => ({
  get: (context) => {
    const value = steps.reduce<unknown>((part, step) => (isRecord(part) ? part[step] : undefined), context)
    return item === undefined ? (value ?? preset) : value
  },
  ...(item !== undefined && { item }),
  ...(preset !== undefined && { default: preset }),
})
