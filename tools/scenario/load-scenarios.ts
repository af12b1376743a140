import path from 'node:path'
import {
  asJsonObject,
  isJsonObject,
  type Json,
  type JsonFile,
  type JsonObject,
  jsonFiles,
  loadProject,
  nearestHint,
  type Project,
  parseJsonFile,
  pointerTo,
  readText,
  repository,
} from '#source'
import type { Problem, Scenario, ScenarioStep } from './scenario.ts'

/** File of a folder of scenarios: its scenario, or the problems that make it unreadable. */
export interface LoadedScenario {
  readonly file: JsonFile
  readonly scenario: Scenario | undefined
  readonly problems: readonly Problem[]
}

/** Folder of the scenarios, below the folder that holds flows/. */
export const scenariosFolder = 'tests/scenarios'

/** Scenarios of a folder, by default of this product. */
export const scenariosIn = (dir: string = repository): readonly LoadedScenario[] =>
  loadScenarios(path.join(dir, scenariosFolder), loadProject(dir), scenariosFolder)

/** Loads the scenarios directly in a folder, by name. Files in its subfolders are not scenarios. */
export const loadScenarios = (folder: string, project: Project, shown = folder): readonly LoadedScenario[] =>
  jsonFiles(folder)
    .filter((file) => !file.includes('/'))
    .map((file) =>
      readScenario(parseJsonFile(path.posix.join(shown, file), readText(path.join(folder, file))), project),
    )

/** Reads a scenario whose states and contexts are those of a project. */
export function readScenario(file: JsonFile, project: Project): LoadedScenario {
  const [broken] = file.findings
  if (broken !== undefined)
    return { file, scenario: undefined, problems: [{ pointer: broken.pointer, message: broken.message }] }
  const faults = project.schemas.errors('scenario', file.value)
  const problems =
    faults.length > 0 ? faults.map(toProblem) : projectProblems(asJsonObject(file.value), project)
  return { file, scenario: problems.length > 0 ? undefined : toScenario(file), problems }
}

interface SchemaFault {
  readonly pointer: string
  readonly message: string
  readonly hint?: string
  readonly what?: 'key' | 'value'
}

const toProblem = ({ pointer, message, hint, what }: SchemaFault): Problem => ({
  pointer,
  message: hint === undefined ? message : `${message} ${hint}`,
  ...(what === 'key' ? { what } : {}),
})

/** Problems of states and of parts of a context that the project does not have. Missing fields are no problem, because a part is incomplete. */
const projectProblems = ({ who, steps }: JsonObject, project: Project): readonly Problem[] => [
  ...faultsOfPart(who, pointerTo('who'), project),
  ...(Array.isArray(steps) ? steps : []).flatMap((value, index) => {
    const step = asJsonObject(value)
    return [
      ...faultsOfPart(step.with, pointerTo('steps', index, 'with'), project),
      ...(['at', 'to'] as const).flatMap((key) =>
        unknownState(step[key], pointerTo('steps', index, key), project),
      ),
    ]
  }),
]

const fatal = ['type', 'enum', 'const', 'additionalProperties']

const faultsOfPart = (part: Json | undefined, place: string, { schemas }: Project): readonly Problem[] =>
  part === undefined
    ? []
    : schemas
        .errors('context', part)
        .filter(({ keyword, isNull }) => fatal.includes(keyword) && !isNull)
        .map((fault) => toProblem({ ...fault, pointer: place + fault.pointer }))

const unknownState = (state: Json | undefined, pointer: string, { states }: Project): readonly Problem[] =>
  typeof state !== 'string' || states.includes(state)
    ? []
    : [toProblem({ pointer, message: `There is no server state "${state}".`, ...nearestHint(state, states) })]

function toScenario(file: JsonFile): Scenario {
  const { title, tenant, who, steps } = asJsonObject(file.value)
  return {
    file,
    title: String(title),
    tenant: typeof tenant === 'string' ? tenant : undefined,
    who: asJsonObject(who),
    steps: (Array.isArray(steps) ? steps : []).filter(isStep),
  }
}

/** The schema has checked every step. */
const isStep = (step: Json): step is JsonObject & ScenarioStep => isJsonObject(step)
