import type { JourneyErrorCode } from '../machine/journey-error.ts'
import { nearestHint } from '../nearest.ts'

/** Fault that prevents running. `file` is the key in JourneySource, `pointer` a JSON pointer in that file. */
export interface Fault {
  readonly code: JourneyErrorCode
  readonly file: string
  readonly pointer: string
  readonly message: string
}

/** Position in the source, and the faults found so far. */
export interface Place {
  readonly file: string
  readonly keys: readonly (string | number)[]
  readonly faults: Fault[]
}

export const startAt = (file: string): Place => ({ file, keys: [], faults: [] })

export const at = ({ file, keys, faults }: Place, ...more: Place['keys']): Place => ({
  file,
  keys: [...keys, ...more],
  faults,
})

export function report(code: JourneyErrorCode, message: string, { file, keys, faults }: Place): void {
  const pointer = keys.map((key) => `/${escapeKey(String(key))}`).join('')
  faults.push({ code, file, pointer, message: `${file}${pointer}: ${message}` })
}

/** Reports an `id` that isn't among the keys of `known`. */
export function checkId(
  id: string,
  known: object,
  code: JourneyErrorCode,
  what: string,
  place: Place,
): boolean {
  const isKnown = Object.hasOwn(known, id)
  if (!isKnown) report(code, `there is no ${what} '${id}'${nearestHint(id, Object.keys(known))}.`, place)
  return isKnown
}

/** Key as a step of a JSON pointer (RFC 6901). */
const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
