import type { Fault } from '../findings/fault.ts'
import { nearestHint } from '../findings/nearest-hint.ts'
import { parsePointer } from '../json/json-pointer.ts'
import { asJsonObject, childObject, type JsonObject } from '../json/json-value.ts'

/** Words for the override of a flag that is not in flows/flags.json; undefined for any other override. */
export function unknownFlag(
  pointer: string,
  flows: JsonObject,
): Pick<Fault, 'message' | 'hint' | 'mend'> | undefined {
  const [file, part, key, ...rest] = parsePointer(pointer)
  if (file !== 'flags' || part !== 'flags' || key === undefined || rest.length > 0) return undefined
  const known = Object.keys(childObject(asJsonObject(flows.flags), 'flags'))
  if (known.includes(key)) return undefined
  return { message: `There is no flag "${key}" in flows/flags.json.`, ...nearestHint(key, known) }
}
