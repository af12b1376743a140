import path from 'node:path'
import {
  asJsonObject,
  asText,
  childObject,
  type Json,
  type JsonObject,
  pointerTo,
  type Source,
} from '#source'
import type { Change } from '../edits/change.ts'
import { flowFile } from '../model/flow-file.ts'

/** Example of a condition or choice: a context, and what is meant to come of it. */
export interface Example {
  readonly title: string
  readonly context: JsonObject
  readonly answer: Json
}

/** Examples of a place in a file of the flows, such as `process` and `transitions/signed/to`. */
export const examplesAt = (source: Source, name: string, place: string): readonly JsonObject[] => {
  const known = childObject(flowFile(source, `examples/${name}`), 'examples')[place]
  return Array.isArray(known) ? known.map(asJsonObject) : []
}

/** Adds examples of a place, in a new file where that is needed; none in a project without examples. */
export function exampleChanges(
  source: Source,
  name: string,
  place: string,
  examples: readonly Example[],
): readonly Change[] {
  if (!source.project.uses.includes('examples')) return []
  const file = `flows/examples/${name}.json`
  const known = examplesAt(source, name, place)
  const added = examples.map((each) => ({ ...each }))
  if (!source.files.has(file)) {
    const $schema = schemaPath(source, file, 'examples')
    return [{ file, pointer: '', after: { $schema, examples: { [place]: added } } }]
  }
  const pointer = pointerTo('examples', place)
  return known.length === 0
    ? [{ file, pointer, after: added }]
    : added.map((each, index) => ({ file, pointer: pointer + pointerTo(known.length + index), after: each }))
}

/** Path by which a file names a schema of the flows, as flows/pages.json names its own. */
export function schemaPath(source: Source, file: string, name: string): string {
  const known = asText(flowFile(source, 'pages').$schema)
  const folder = path.posix.join('flows', path.posix.dirname(known))
  return known.startsWith('.')
    ? path.posix.relative(path.posix.dirname(file), `${folder}/${name}.schema.json`)
    : `${path.posix.dirname(known)}/${name}.schema.json`
}
