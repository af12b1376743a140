import { useMemo } from 'react'
import { formatMessage, type Message, type MessageValues } from '#engine'
import type { CopyKey } from '#generated/ids'
import { type JourneyValue, useJourney } from '../journey/journey-context.ts'
import { copyValues } from './copy-values.ts'

/** Text by key. Limits and the lender's facts are known to every message; give what else it names. */
export type Translate = (key: CopyKey, values?: MessageValues) => string

export function useCopy(): Translate {
  const value = useJourney()
  return useMemo(() => createTranslate(value), [value])
}

export function createTranslate(value: JourneyValue): Translate {
  const known = copyValues(value)
  return (key, values) =>
    formatMessage(findMessage(value, key), values ? { ...known, ...values } : known, value.locale)
}

/** Keys that stand in the journey's data (a page's title, a field's label) are checked by the linter, not the compiler. */
export function isCopyKey(value: JourneyValue, key: string): key is CopyKey {
  return lookUp(value, key) !== undefined
}

export function findMessage(value: JourneyValue, key: string): Message {
  const message = lookUp(value, key)
  if (message === undefined)
    throw new Error(`No copy for '${key}'; journey lint names the file it belongs in.`)
  return message
}

/** Suspends what asks for a message that has not come yet. */
function lookUp({ journey, laterCopy }: JourneyValue, key: string): Message | undefined {
  const message = Object.hasOwn(journey.source.copy, key) ? journey.source.copy[key] : undefined
  if (message !== undefined || laterCopy.hasCome()) return message
  throw laterCopy.failure() ?? laterCopy.load()
}
