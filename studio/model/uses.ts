import { asJsonObject, pointerTo, type Source, visitJson } from '#source'
import type { Reader } from '../api/questions.ts'
import { placeIn } from './place-in.ts'

/** Every place that names an id: a field, a named condition, a sentence, a page. */
export function usesOf(source: Source, id: string): readonly Reader[] {
  const found: Reader[] = []
  for (const { path: file, value, kind } of source.files.values())
    visitJson(value, (each, path) => {
      for (const [key, part] of Array.isArray(each)
        ? [...each.entries()]
        : Object.entries(asJsonObject(each))) {
        // Documents and letters name an answer by its last part, in braces.
        const isNamed =
          part === id ||
          (typeof part === 'string' && kind === 'document' && part.includes(`{${id.split('.').at(-1)}}`))
        if (isNamed)
          found.push({
            what: String(path.at(1) ?? key),
            kind,
            place: placeIn(source, file, pointerTo(...path, key)),
          })
      }
      return true
    })
  return found
}
