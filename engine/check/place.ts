import type { JourneyErrorCode } from '../machine/journey-error.ts'
import { withNearest } from '../nearest.ts'
import type { FullVocabulary } from '../vocabulary.ts'

/** Fault that prevents running. `file` is the key in JourneySource, `pointer` a JSON pointer in that file. */
export interface JourneyFault {
  readonly code: JourneyErrorCode
  readonly file: string
  readonly pointer: string
  readonly message: string
}

/** Position in the source, and the faults found so far. */
export interface SourcePlace {
  readonly file: string
  readonly keys: readonly (string | number)[]
  readonly faults: JourneyFault[]
  readonly vocabulary: FullVocabulary
}

export const startAt = (file: string, vocabulary: FullVocabulary): SourcePlace => ({
  file,
  keys: [],
  faults: [],
  vocabulary,
})

export const at = (place: SourcePlace, ...more: SourcePlace['keys']): SourcePlace => ({
  ...place,
  keys: [...place.keys, ...more],
})

export function report(
  code: JourneyErrorCode,
  message: string,
  { file, keys, faults }: Pick<SourcePlace, 'file' | 'keys' | 'faults'>,
): void {
  const pointer = keys.map((key) => `/${escapeKey(String(key))}`).join('')
  faults.push({ code, file, pointer, message: `${file}${pointer}: ${message}` })
}

/** Reports an `id` that isn't among the keys of `known`. */
export function checkId(
  id: string,
  known: object,
  code: JourneyErrorCode,
  what: string,
  place: SourcePlace,
): boolean {
  const isKnown = Object.hasOwn(known, id)
  if (!isKnown) report(code, withNearest(`there is no ${what} "${id}".`, id, Object.keys(known)), place)
  return isKnown
}

/** Key as a step of a JSON pointer (RFC 6901). */
const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
