import { createHash } from 'node:crypto'
import { asJsonObject, childObject, faultsOf, type JsonObject, type Source, type TextPair } from '#source'

/** Record of the original from which each text was translated, with who translated it where that is known. */
export const recordFile = 'flows/translated.json'

/**
 * How a translation stands: `stale` if its original was worded anew since it was made, `reworded` if it was itself. A document is
 * neither, because its versions are published and never change.
 */
export type Standing = 'missing' | 'faulty' | 'stale' | 'reworded' | 'unrecorded' | 'current'

/** Place of a translation as the record names it. */
export const placeOf = ({ path, key }: TextPair): string => `${path}#${key}`

/** Whether the record has a text: messages and answers, which change in place. */
export const isRecorded = ({ original }: TextPair): boolean =>
  original.kind !== 'document' && original.kind !== 'document-translation'

/** The record; empty if none is kept. */
export const recordOf = ({ files }: Source): JsonObject =>
  childObject(asJsonObject(files.get(recordFile)?.value ?? null), 'texts')

export function standingOf(pair: TextPair, record: JsonObject, locale: string): Standing {
  const { written, translated } = pair
  if (translated === undefined) return 'missing'
  if (faultsOf({ written, translated, locale }).length > 0) return 'faulty'
  if (!isRecorded(pair)) return 'current'
  const entry = record[placeOf(pair)]
  if (typeof entry !== 'string') return 'unrecorded'
  const [original, own] = entry.split(' ', 1)[0]?.split('.') ?? []
  if (original !== hashOf(written)) return 'stale'
  if (own === undefined) return 'unrecorded'
  return own === hashOf(translated) ? 'current' : 'reworded'
}

/**
 * Record in which some translations are of the present originals. Says who made them, if that is known; forgets texts that are
 * gone. `all` are the texts of every locale.
 */
export function withTranslated(
  record: JsonObject,
  all: readonly TextPair[],
  { done, by }: { readonly done: readonly TextPair[]; readonly by?: string | undefined },
): JsonObject {
  const places = new Set([...all.filter(({ translated }) => translated !== undefined), ...done].map(placeOf))
  const entries = done.filter(isRecorded).map((pair) => [placeOf(pair), entryOf(pair, by)] as const)
  const texts = Object.entries({ ...record, ...Object.fromEntries(entries) })
    .filter(([place]) => places.has(place))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(texts)
}

/** Entry of a translation that was read beside the present original: the hashes of both, and who made it, if that is known. */
const entryOf = ({ written, translated }: TextPair, by?: string): string =>
  `${hashOf(written)}.${hashOf(translated)}${by === undefined ? '' : ` ${by}`}`

/** Entry of a translation that is not written yet: the hash of the original. */
export const entryFor = ({ written }: TextPair): string => hashOf(written)

/** First eight digits of the SHA-256 of a text. */
const hashOf = (text: unknown): string => createHash('sha256').update(String(text)).digest('hex').slice(0, 8)
