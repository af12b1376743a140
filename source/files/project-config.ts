import path from 'node:path'
import { SourceError } from '../findings/source-error.ts'
import { parseJsonFile } from '../json/json-file.ts'
import { asJsonObject, asStrings, asText, childObject, type JsonObject } from '../json/json-value.ts'
import { readText } from '../json/read-text.ts'
import { ownSchemas } from '../schemas/project-schemas.ts'
import { schemaFindings } from '../schemas/validate-file.ts'

export const configFile = 'journey.config.json'

type RuleSeverity = 'error' | 'warning' | 'off'

interface Roads {
  /** Folder of their files. */
  readonly folder: string
  /** File of the sample applicant whom each road changes. */
  readonly applicant: string
  /** Place in the applicant's file by the field of the context that it tells. */
  readonly begins: Readonly<Record<string, string>>
}

/** Contents of a project's journey.config.json. */
export interface ProjectConfig {
  /** Field of the context that holds the server state. */
  readonly state: string
  /** Beginning of the paths of answers that no code reads, such as `loan.answers.`. */
  readonly answers: string
  /** Beginning of the paths of answers that no browser gets, such as `file.answers.`; undefined where there is no such place. */
  readonly hiddenAnswers: string | undefined
  /** Parts of the context that belong to an application. */
  readonly application: readonly string[]
  /** Parts of the context that only the browser knows. */
  readonly browser: readonly string[]
  /** Facts of everybody who has an application, as a part of the context. */
  readonly everybody: JsonObject
  /** Schema of what flows may remove of a part of an application that no condition reads, by the part. */
  readonly kept: Readonly<Record<string, string>>
  /** Optional files of flows/ that the project has, such as `registration`. */
  readonly uses: readonly string[]
  /** Names of the facts of a lender that the project's code gives every message. */
  readonly facts: readonly string[]
  /** Names of further facts that only texts of the server may name. */
  readonly serverFacts: readonly string[]
  /** Limits without which the code of the project cannot run. */
  readonly limits: readonly string[]
  /** Severity of a lint rule's findings, where the project changes it; `off` for a rule that is not applied. */
  readonly rules: Readonly<Record<string, RuleSeverity>>
  /** Recorded roads of applicants; undefined where there are none. */
  readonly roads: Roads | undefined
  /** Absolute paths of the modules that add lint rules and commands. */
  readonly plugins: readonly string[]
  /** Folders of the code that flows are compared with. */
  readonly code: readonly string[]
}

export type ConfigText = ReturnType<typeof readText>

/** Text of the config of a folder, or why it cannot be read. */
export const readConfig = (dir: string): ConfigText => readText(path.join(dir, configFile))

/** Parses the config of a folder. Throws SourceError with the place of each fault. */
export function parseConfig(dir: string, text: ConfigText): ProjectConfig {
  const config = checked(path.join(dir, configFile), text)
  const parts = childObject(config, 'parts')
  return {
    state: asText(config.state),
    answers: `${asText(config.answers)}.`,
    hiddenAnswers: config.hiddenAnswers === undefined ? undefined : `${asText(config.hiddenAnswers)}.`,
    application: asStrings(parts.application),
    browser: asStrings(parts.browser),
    everybody: childObject(config, 'everybody'),
    kept: childObject(config, 'kept') as ProjectConfig['kept'], // checked by the schema, as the rules are
    uses: asStrings(config.uses),
    facts: asStrings(config.facts),
    serverFacts: asStrings(config.serverFacts),
    limits: asStrings(config.limits),
    rules: childObject(config, 'rules') as ProjectConfig['rules'],
    roads: roadsOf(config),
    plugins: asStrings(config.plugins).map((plugin) => path.resolve(dir, plugin)),
    code: asStrings(config.code),
  }
}

function roadsOf({ roads }: JsonObject): Roads | undefined {
  if (roads === undefined) return undefined
  const { folder, applicant, begins = {} } = asJsonObject(roads)
  return { folder: asText(folder), applicant: asText(applicant), begins: begins as Roads['begins'] }
}

function checked(file: string, text: ConfigText): JsonObject {
  const json = parseJsonFile(file, text)
  const found = json.findings.length > 0 ? json.findings : schemaFindings('config', json, ownSchemas())
  if (found.length > 0)
    throw new SourceError(
      'SOURCE_UNREADABLE',
      'The configuration of the project has faults.',
      // The error prints messages alone.
      found.map((each) => ({ ...each, message: [each.message, each.hint].filter(Boolean).join(' ') })),
    )
  return asJsonObject(json.value)
}
