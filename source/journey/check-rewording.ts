import type { Message } from '#engine'
import type { Fault } from '../findings/fault.ts'
import { nearestHint } from '../findings/nearest-hint.ts'
import { parsePointer } from '../json/json-pointer.ts'
import type { JsonObject } from '../json/json-value.ts'
import type { Provenance } from '../overrides/apply-overrides.ts'
import { missingValues, type ValueNames, valuesKnownTo } from '../wording/known-values.ts'
import { messageArguments } from '../wording/message-arguments.ts'
import { parseOnce } from '../wording/parse-once.ts'

/** Keys of the messages that a tenant, or one that it extends, rewords. */
export const rewordedKeys = (provenance: Provenance): readonly string[] =>
  Object.keys(provenance).flatMap((pointer) =>
    pointer.startsWith('/copy/') ? [parsePointer(pointer)[1] ?? ''] : [],
  )

/**
 * Faults of reworded messages that name a value which the base's message does not receive: the page that shows such a
 * message would break.
 */
export function checkRewording(
  reworded: ReadonlyMap<string, Message>,
  base: JsonObject,
  names: ValueNames,
): readonly Fault[] {
  if (reworded.size === 0) return []
  return [...reworded].flatMap(([key, message]) => {
    const known = valuesKnownTo(key, names)
    const named = [...messageArguments(baseMessage(base, key)).keys()]
    const given = new Set(named.filter((name) => !known.has(name)))
    return missingValues(message, given, known).map(({ name, message: text }) => ({
      rule: 'copy-placeholder',
      pointer: `/copy/${key}`,
      message: text,
      ...nearestHint(name, [...given, ...known.keys()], '{}'),
    }))
  })
}

/** Message of the base. Empty for a message that only the lender has, because such a message receives no values. */
function baseMessage(base: JsonObject, key: string): Message {
  const text = base[key]
  const parsed = typeof text === 'string' ? parseOnce(text) : undefined
  return parsed?.ok === true ? parsed.message : ''
}
