import type { JsonObject, Source } from '#source'
import { subjectsOf } from '../lint/subjects.ts'
import { findPublished, type PublishedText, publishedTexts } from '../lint/wording/published-texts.ts'
import { today } from '../today.ts'

/** Plan of a publication: what it would record, and why it may not. */
export interface Publication {
  /** Hash by place of every wording, sorted, as the record then has them. */
  readonly texts: JsonObject
  readonly added: readonly string[]
  readonly before: number
  /** Sentence that refuses it; undefined if it may be recorded. */
  readonly refusal: string | undefined
}

/** Plans to record the wordings not yet recorded. Refused as a whole if a recorded one was changed. */
export function planPublication(source: Source): Publication {
  const known = findPublished(source)
  const published = known ?? {}
  const texts = [...subjectsOf(source, undefined)].flatMap(publishedTexts)
  const fresh = texts.filter(({ place }) => published[place] === undefined)
  const all = { ...published, ...Object.fromEntries(fresh.map(({ place, sha256 }) => [place, sha256])) }
  return {
    texts: Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))),
    added: [...new Set(fresh.map(({ place }) => place))],
    before: Object.keys(published).length,
    refusal: changedText(texts, published) ?? pastText(fresh, known === undefined),
  }
}

function changedText(texts: readonly PublishedText[], published: JsonObject): string | undefined {
  const changed = texts.filter(({ place, sha256 }) => (published[place] ?? sha256) !== sha256)
  if (changed.length === 0) return undefined
  const places = changed.map(({ place }) => `  ${place}`).join('\n')
  return `Changed after they were published:\n${places}\nTake the change back and make a new version beside it. Nothing was recorded.`
}

/**
 * Refuses words that would have been in force before they were published: nobody was shown them on those days. The first
 * record of a folder may name days that are over.
 */
function pastText(fresh: readonly PublishedText[], isFirstRecord: boolean): string | undefined {
  const day = today()
  const past = fresh.filter(({ effective }) => !isFirstRecord && effective !== undefined && effective < day)
  if (past.length === 0) return undefined
  const places = past.map(({ place, effective }) => `  ${place}: ${effective}`).join('\n')
  return `In force from a day that is over:\n${places}\nToday is ${day}: give them this day or a later one as \`effective\`. Nothing was recorded.`
}
