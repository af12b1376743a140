import { useMemo } from 'react'
import { formatMessage, type Message, type MessageValues, type ValuesOf } from '#engine'
import type { CopyKey, CopyValues } from '../host.ts'
import { type JourneyValue, useJourney } from '../journey/journey-context.ts'

/** Returns the text of a key. Every message knows the limits and the lender's facts; pass its other values. */
export type Translate = <Key extends string>(key: Key, ...values: ValuesOf<CopyValues, Key>) => string

export function useCopy(): Translate {
  const value = useJourney()
  return useMemo(() => createTranslate(value), [value])
}

export function createTranslate(value: JourneyValue): Translate {
  const known = value.known
  const translate = (key: string, values?: MessageValues) =>
    formatMessage(findMessage(value, key), values ? { ...known, ...values } : known, value.locale)
  return translate as Translate
}

/**
 * Whether a key has a text. Keys in the journey's data (a page's title, a field's label) are checked by the linter, not by
 * the compiler.
 */
export function isCopyKey(value: JourneyValue, key: string): key is CopyKey {
  return lookUp(value, key) !== undefined
}

export function findMessage(value: JourneyValue, key: string): Message {
  const message = lookUp(value, key)
  if (message === undefined) throw new Error(`No copy for '${key}'.`)
  return message
}

/** Looks up a message. Suspends the component if the message has not loaded yet. */
function lookUp({ journey, laterCopy }: JourneyValue, key: string): Message | undefined {
  const message = Object.hasOwn(journey.source.copy, key) ? journey.source.copy[key] : undefined
  if (message !== undefined || laterCopy.hasCome()) return message
  throw laterCopy.failure() ?? laterCopy.load()
}
