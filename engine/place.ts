import { JourneyError, type JourneyErrorCode } from './journey-error.ts'
import { nearestHint } from './nearest.ts'

/** Where in the source something stands: the key of the flow file and a JSON pointer. */
export interface Place {
  readonly file: string
  readonly pointer: string
}

export const at = (place: Place, ...keys: readonly (string | number)[]): Place => ({
  file: place.file,
  pointer: `${place.pointer}${keys.map((key) => `/${escapeKey(String(key))}`).join('')}`,
})

export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

export function fail(code: JourneyErrorCode, message: string, place: Place): never {
  throw new JourneyError(code, `${place.file}${place.pointer}: ${message}`, place.file, place.pointer)
}

/** Throws when `id` isn't among the keys of `known`. */
export function requireId(
  id: string,
  known: object,
  code: JourneyErrorCode,
  what: string,
  place: Place,
): void {
  if (!Object.hasOwn(known, id))
    fail(code, `there is no ${what} '${id}'${nearestHint(id, Object.keys(known))}.`, place)
}
