import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Field, type FullVocabulary, isRecord, memoize } from '#engine'
import type { Finding } from '../findings/finding.ts'
import { SourceError } from '../findings/source-error.ts'
import { parseJsonFile } from '../json/json-file.ts'
import { asJsonObject, asStrings, asText, childObject, type JsonObject } from '../json/json-value.ts'
import { readJsonObject, UnreadableJson } from '../json/read-json-folder.ts'
import { readText } from '../json/read-text.ts'
import { type ContextField, contextFields } from '../schemas/context-fields.ts'
import { schemaErrors } from '../schemas/validate-file.ts'
import { repository } from './repository.ts'

export type RuleSeverity = 'error' | 'warning' | 'off'

/** Vocabulary and states of a project, from its journey.config.json and its context schema. */
export interface Project extends FullVocabulary {
  /** Possible server states. */
  readonly states: readonly string[]
  /** Possible values of a field with an enumeration. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Format of forms that the values of a field have. */
  readonly formats: Readonly<Record<string, string>>
  /** Optional files of flows/ that the project has, such as `registration`. */
  readonly uses: readonly string[]
  /** Severity of a lint rule's findings, where the project changes it; `off` for a rule that is not applied. */
  readonly rules: Readonly<Record<string, RuleSeverity>>
  /** Absolute paths of the modules that add lint rules. */
  readonly plugins: readonly string[]
  /** Path of the config. */
  readonly file: string
  /** Whether a field belongs to the application. Facts of the visitor, lender or request do not, and may be other ones at every look. */
  readonly isOfApplication: (field: string) => boolean
  /** Whether only the browser knows a field, such as one of the address. */
  readonly isOfBrowser: (field: string) => boolean
}

/**
 * Reads the project of a folder; a folder of flows alone, without a config, is one of this product. Read again when its config changes.
 * Throws SourceError for a config that does not fit the context schema.
 */
export function loadProject(dir: string = repository): Project {
  const folder = existsSync(path.join(dir, configFile)) ? path.resolve(dir) : repository
  return readProject({ dir: folder, text: readText(path.join(folder, configFile)) })
}

const configFile = 'journey.config.json'

interface ProjectFiles {
  readonly dir: string
  readonly text: ReturnType<typeof readText>
}

const readProject = memoize(toProject, ({ dir, text }: ProjectFiles) => JSON.stringify([dir, text]))

function toProject({ dir, text }: ProjectFiles): Project {
  const file = path.join(dir, configFile)
  const config = parseConfig(file, text)
  const { schema, all } = readContext(path.join(dir, 'schemas'))
  const pick = <T>(read: (field: ContextField) => T | undefined): Readonly<Record<string, T>> =>
    Object.fromEntries(
      all.flatMap((field) => {
        const value = read(field)
        return value === undefined ? [] : [[field.path, value] as const]
      }),
    )
  const parts = childObject(config, 'parts')
  const [application, browser] = [asStrings(parts.application), asStrings(parts.browser)]
  const isIn = (names: readonly string[]) => (field: string) => names.includes(field.split('.', 1)[0] ?? '')
  const project = {
    file,
    fields: pick(toField),
    state: asText(config.state),
    answers: `${asText(config.answers)}.`,
    personal: all.flatMap(({ personal, path }) => (personal ? [path] : [])),
    parts: Object.keys(childObject(schema, 'properties')),
    types: pick(({ type }) => type),
    values: pick((field) => field.enum),
    formats: pick(({ format }) => format),
    uses: asStrings(config.uses),
    rules: childObject(config, 'rules') as Project['rules'], // checked by the schema of the config
    plugins: asStrings(config.plugins).map((plugin) => path.resolve(dir, plugin)),
    isOfApplication: isIn(application),
    isOfBrowser: isIn(browser),
  }
  const states = project.values[project.state] ?? []
  const faults = [
    ...(states.length > 0
      ? []
      : [`"state" names "${project.state}", which is no field of the context whose values are listed.`]),
    ...[...application, ...browser]
      .filter((part) => !project.parts.includes(part))
      .map((part) => `"parts" names "${part}"; the context has ${project.parts.join(', ')}.`),
  ]
  if (faults.length > 0) throw new SourceError('SOURCE_UNREADABLE', `${file}: ${faults.join(' ')}`)
  return { ...project, states }
}

function parseConfig(file: string, text: ProjectFiles['text']): JsonObject {
  const json = parseJsonFile(file, text)
  const faults = json.findings.length > 0 ? [] : schemaErrors('config', json.value)
  const findings = faults.map(
    ({ pointer, message, hint, what }): Finding => ({
      rule: 'schema',
      severity: 'error',
      message: hint === undefined ? message : `${message} ${hint}`,
      file,
      ...json.locate(pointer, what),
      pointer,
    }),
  )
  if (json.findings.length + findings.length > 0)
    throw new SourceError('SOURCE_UNREADABLE', 'The configuration of the project has faults.', [
      ...json.findings,
      ...findings,
    ])
  return asJsonObject(json.value)
}

function readContext(schemas: string) {
  try {
    return {
      schema: readJsonObject(path.join(schemas, 'dsl/context.schema.json')),
      all: contextFields(schemas),
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
