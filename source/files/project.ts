import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Context, type Field, type FullVocabulary, isRecord, memoize } from '#engine'
import { SourceError } from '../findings/source-error.ts'
import { childObject } from '../json/json-value.ts'
import { UnreadableJson } from '../json/read-json-folder.ts'
import {
  type ContextField,
  contextFields,
  contextFile,
  type LetterMark,
  type ProofMarks,
} from '../schemas/context-fields.ts'
import { contextPlaces } from '../schemas/context-places.ts'
import { type ProjectSchemas, projectSchemas, schemasStamp } from '../schemas/project-schemas.ts'
import { type ConfigText, configFile, type ProjectConfig, parseConfig, readConfig } from './project-config.ts'
import { repository } from './repository.ts'

/** Vocabulary, states and rules of a project, from its journey.config.json and its context schema. */
export interface Project
  extends FullVocabulary,
    Pick<
      ProjectConfig,
      'hiddenAnswers' | 'uses' | 'facts' | 'serverFacts' | 'limits' | 'rules' | 'roads' | 'plugins' | 'code'
    > {
  /** Path of the config. */
  readonly file: string
  /** Possible server states. */
  readonly states: readonly string[]
  /** Possible values of a field with an enumeration. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Format of forms that the values of a field have. */
  readonly formats: Readonly<Record<string, string>>
  /** Places of the context: everything that its schema describes, such as `loan.debts.0.balance`. */
  readonly places: readonly string[]
  /** Properties of an application that flows may remove, such as `loan.term`. */
  readonly removable: readonly string[]
  /** Fields in which a form may store an answer: those with `x-answer` in schemas/domain. */
  readonly answerable: readonly ContextField[]
  /** Proofs that a person gives who sets a field. */
  readonly proofs: Readonly<Record<string, ProofMarks>>
  /** Letters by which an act that sets a field tells its owner. */
  readonly letters: Readonly<Record<string, LetterMark>>
  /** Schemas of the project's files, and of what they draw on. */
  readonly schemas: ProjectSchemas
  /** Parts of the context of an application that has just begun. */
  readonly begun: readonly string[]
  /** Facts of everybody who has an application, as a part of the context. */
  readonly everybody: Context
  /** Whether a field belongs to the application. Facts of the visitor, lender or request do not, and may be other ones at every look. */
  readonly isOfApplication: (field: string) => boolean
  /** Whether no browser gets what is stored at a path. */
  readonly isHidden: (path: string) => boolean
  /** Whether only the browser knows a field, such as one of the address. */
  readonly isOfBrowser: (field: string) => boolean
}

/**
 * Reads the project of a folder; a folder of flows alone, without a config, is one of this product. Read again when its config or a schema changes.
 * Throws SourceError for a config that does not fit the context schema.
 */
export function loadProject(dir: string = repository): Project {
  const folder = [path.resolve(dir), repository].find((each) => existsSync(path.join(each, configFile)))
  if (folder === undefined)
    throw new SourceError(
      'SOURCE_UNREADABLE',
      `${path.resolve(dir)} holds no ${configFile}, which says what the flows speak of. \`journey init\` in an empty folder writes a first project with one.`,
    )
  return readProject({ dir: folder, text: readConfig(folder), stamp: schemasStamp(folder) })
}

interface ProjectText {
  readonly dir: string
  readonly text: ConfigText
  /** Changes with the schemas of the folder. */
  readonly stamp: string
}

const readProject = memoize(toProject, ({ dir, text, stamp }: ProjectText) =>
  JSON.stringify([dir, text, stamp]),
)

function toProject({ dir, text }: ProjectText): Project {
  const config = parseConfig(dir, text)
  const { state, answers, application, browser, kept } = config
  const file = path.join(dir, configFile)
  const schemas = readProjectSchemas(dir)
  const parts = Object.keys(childObject(schemas.named('context'), 'properties'))
  const all = contextFields(schemas.files)
  const places = contextPlaces(schemas.files, contextFile)
  const keptPlaces = Object.entries(kept).flatMap(([part, name]) =>
    contextPlaces(schemas.files, `domain/${name}.schema`).map((place) => ({
      ...place,
      path: `${part}.${place.path}`,
    })),
  )
  const pick = <T>(read: (field: ContextField) => T | undefined): Readonly<Record<string, T>> =>
    Object.fromEntries(
      all.flatMap((field) => {
        const value = read(field)
        return value === undefined ? [] : [[field.path, value] as const]
      }),
    )
  const isIn = (names: readonly string[]) => (field: string) => names.includes(field.split('.', 1)[0] ?? '')
  const isOfApplication = isIn(application)
  const values = pick((field) => field.enum)
  const states = values[state] ?? []
  const faults = [
    ...Object.values(kept)
      .filter((name) => !schemas.files.has(`domain/${name}.schema`))
      .map((name) => `"kept" names "${name}", which is no schema of schemas/domain.`),
    ...(states.length > 0
      ? []
      : [`"state" names "${state}", which is no field of the context whose values are listed.`]),
    ...[...application, ...browser]
      .filter((part) => !parts.includes(part))
      .map((part) => `"parts" names "${part}"; the context has ${parts.join(', ')}.`),
  ]
  if (faults.length > 0) throw new SourceError('SOURCE_UNREADABLE', `${file}: ${faults.join(' ')}`)
  return {
    file,
    schemas,
    state,
    states,
    answers,
    parts,
    values,
    isOfApplication,
    hiddenAnswers: config.hiddenAnswers,
    uses: config.uses,
    limits: config.limits,
    rules: config.rules,
    facts: config.facts,
    serverFacts: config.serverFacts,
    roads: config.roads,
    plugins: config.plugins,
    code: config.code,
    fields: pick(toField),
    personal: all.flatMap(({ personal, path }) => (personal ? [path] : [])),
    types: pick(({ type }) => type),
    formats: pick(({ format }) => format),
    proofs: pick(({ proofs }) => proofs),
    letters: pick(({ letters }) => letters),
    places: places.map((place) => place.path),
    removable: [...places.filter((place) => isOfApplication(place.path)), ...keptPlaces].flatMap(
      ({ path: at, isRequired }) => (isRequired || at === state || at.split('.').length !== 2 ? [] : [at]),
    ),
    answerable: all.filter(({ isAnswer }) => isAnswer),
    begun: [...application, ...Object.keys(config.everybody)],
    everybody: config.everybody,
    isOfBrowser: isIn(browser),
    isHidden: isIn(config.hiddenAnswers === undefined ? [] : [config.hiddenAnswers.split('.', 1)[0] ?? '']),
  }
}

function readProjectSchemas(dir: string): ProjectSchemas {
  const missing = (reason: string) =>
    new SourceError(
      'SOURCE_UNREADABLE',
      `${reason} A project has journey.config.json and schemas/${contextFile}.json beside its flows.`,
    )
  try {
    const schemas = projectSchemas(dir)
    if (schemas.files.has(contextFile)) return schemas
  } catch (error) {
    if (error instanceof UnreadableJson) throw missing(error.message)
    throw error
  }
  throw missing(`${path.join(dir, 'schemas', contextFile)}.json is missing.`)
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
