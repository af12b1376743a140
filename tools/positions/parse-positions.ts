import { type Context, inState, withValueAt } from '#engine'
import {
  asJsonObject,
  checkContext,
  type Json,
  type JsonObject,
  loadProject,
  type Project,
  parseJsonFile,
} from '#source'
import { type ApplicationPosition, PositionsUnreadable } from './position.ts'

/**
 * Parses positions of a project's applications from JSON, an array or an object, or from lines of JSON. Throws
 * PositionsUnreadable.
 */
export function parsePositions(
  name: string,
  text: string,
  project = loadProject(),
): readonly ApplicationPosition[] {
  const whole = parseJsonFile(name, text)
  if (whole.findings.length === 0)
    return readAll(
      project,
      [whole.value ?? null].flat().map((value: Json, index) => [`${name}, position ${index + 1}`, value]),
    )
  const lines = text.split('\n')
  // A text that begins with a bracket is meant as one array.
  if (lines.filter((line) => line.trim() !== '').length < 2 || /^\s*\[/.test(text)) throw broken(name, text)
  return readAll(
    project,
    lines.flatMap((line, index) =>
      line.trim() === ''
        ? []
        : [[`${name}, line ${index + 1}`, parseLine(name, line, index)] as [string, Json]],
    ),
  )
}

/** Reads all positions, or throws one PositionsUnreadable that lists all faults. */
function readAll(
  project: Project,
  placed: readonly (readonly [place: string, value: Json])[],
): readonly ApplicationPosition[] {
  const problems: string[] = []
  const positions = placed.flatMap(([place, value]) => {
    try {
      return [toPosition(project, place, value)]
    } catch (error) {
      if (!(error instanceof PositionsUnreadable)) throw error
      problems.push(error.message)
      return []
    }
  })
  if (problems.length > 0) throw new PositionsUnreadable(problems.join('\n'))
  return positions
}

function parseLine(name: string, line: string, index: number): Json {
  const { value, findings } = parseJsonFile(name, line)
  if (findings.length > 0) throw new PositionsUnreadable(`${name}:${index + 1} This is not valid JSON.`)
  return value ?? null
}

function broken(name: string, text: string): PositionsUnreadable {
  const [finding] = parseJsonFile(name, text).findings
  return new PositionsUnreadable(`${name}:${finding?.line}:${finding?.column} ${finding?.message}`)
}

function toPosition(project: Project, place: string, value: Json): ApplicationPosition {
  const { application, tenant, state, context } = asJsonObject(value)
  if (typeof application !== 'string' || typeof tenant !== 'string' || typeof state !== 'string')
    throw new PositionsUnreadable(`${place}: a position has the texts application, tenant and state.`)
  // Contexts are optional: a position may consist of the state alone.
  const known =
    context === undefined
      ? {}
      : { context: toContext(project, { place, application }, asJsonObject(context), state) }
  return { application, tenant, state, ...known }
}

interface Owner {
  readonly place: string
  readonly application: string
}

function toContext(
  project: Project,
  { place, application }: Owner,
  given: JsonObject,
  state: string,
): Context {
  const parts = Object.fromEntries(project.begun.filter(project.isOfApplication).map((part) => [part, {}]))
  // States may be absent from today's enumerations.
  const known = withValueAt({ ...parts, ...given }, project.state.split('.'), undefined)
  const { context, errors } = checkContext(parseJsonFile(place, JSON.stringify(known)), project)
  if (context === undefined)
    throw new PositionsUnreadable(
      errors
        .map((error) => `The application ${application} holds what the schemas here do not know. ${error}`)
        .join('\n'),
    )
  return inState(project, context, state)
}
