import { findingAt, pointerTo } from '#source'
import type { Rule, Subject } from '../rule.ts'
import { findPublished, publishedFile, publishedTexts } from '../wording/published-texts.ts'

/** Applies to directories with flows/published.json, the record of published wordings. */
export const publishedText: Rule = {
  id: 'published-text',
  why: 'People must be able to read what they agreed to, word for word: changing a published version makes every record of it worthless.',
  check: (subject) => {
    const published = findPublished(subject.source)
    if (published === undefined) return []
    const texts = publishedTexts(subject)
    const found = texts.flatMap(({ place, sha256, report }) => {
      if (published[place] === sha256) return []
      return [published[place] === undefined ? report(unrecorded(place)) : report(changed(place))]
    })
    const places = new Set(texts.map(({ place }) => place))
    const isGone = (place: string) => place.startsWith('flows/') && !places.has(place)
    const gone = subject.tenant === undefined ? Object.keys(published).filter(isGone) : []
    return [...found, ...gone.flatMap((place) => reportGone(subject, place))]
  },
}

const unrecorded = (place: string) => ({
  message: `${place} is not published, so nothing would notice its change.`,
  hint: 'Run `npx journey publish`.',
})

const changed = (place: string) => ({
  message: `${place} was changed after it was published.`,
  hint: 'Take the change back, and make a new version with a later day of effect beside it.',
})

function reportGone({ source }: Subject, place: string) {
  const file = source.files.get(publishedFile)
  const pointer = pointerTo('texts', place)
  const message = `${place} was published and is gone; records of it can no longer be read.`
  const hint = 'Bring it back: an old version stays beside the one that is in force.'
  return file === undefined
    ? []
    : [findingAt({ rule: '', pointer, message, hint, what: 'key' }, { file, pointer })]
}
