import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  type Json,
  type JsonObject,
  parsePointer,
  pointerTo,
  type Source,
  valueAt,
  visitJson,
} from '#source'
import type { Change } from '../edits/change.ts'
import { flowFile } from '../model/flow-file.ts'

/**
 * Names a new value of a field wherever a value like it stands in a list of several: in conditions and their examples, and of a state among
 * those that an event leaves. What is open to an applicant there is open here too.
 */
export const listedBeside = (
  source: Source,
  added: string,
  { like, field }: { readonly like: string; readonly field: string },
): readonly Change[] =>
  [...source.files].flatMap(([file, { value }]) => {
    if (!file.startsWith('flows/') || value === undefined) return []
    const changes: Change[] = []
    visitJson(value, (each, path) => {
      const at =
        Array.isArray(each) && each.length > 1 && isListOf(source, field, value, path)
          ? each.indexOf(like)
          : -1
      if (at >= 0) changes.push({ file, pointer: pointerTo(...path, at), after: added })
      return true
    })
    return changes
  })

function isListOf(
  { project }: Source,
  field: string,
  file: Json,
  path: readonly (string | number)[],
): boolean {
  const [last, above] = [path.at(-1), path.at(-2)]
  if (last === 'in')
    return asJsonObject(valueAt(file, parsePointer(pointerTo(...path.slice(0, -1))))).field === field
  return last === 'from' ? path.length === 3 && field === project.state : above === 'each' && last === field
}

/** Submissions of a page that are open in other states too, such as a change of what was said before. */
export function sharedSubmissions(source: Source, page: JsonObject): readonly Json[] {
  const process = flowFile(source, 'process')
  const isShared = (offer: Json) => {
    const name = typeof offer === 'string' ? offer : asText(asJsonObject(offer).submission)
    const event = asText(childObject(childObject(process, 'submissions'), name).event)
    return asStrings(childObject(childObject(process, 'transitions'), event).from).length > 1
  }
  return (Array.isArray(page.submissions) ? page.submissions : []).filter(isShared)
}
