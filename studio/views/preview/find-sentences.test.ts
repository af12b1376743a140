import { describe, expect, it } from 'vitest'
import type { Sentence } from '../../api/words.ts'
import { findSentences } from './find-sentences.ts'

const sentence = (key: string, text: string): Sentence => ({
  ...{ key, text, layers: [], translations: [] },
  place: { file: 'flows/copy/en-US/a.json', pointer: `/messages/${key}`, line: 1 },
})

const sentences = [
  sentence('title', 'How do we reach you?'),
  sentence('fee', 'You pay {amount} (at most), <b>once</b>.'),
  sentence('days', '{days, plural, one {# day} other {# days}} left'),
  sentence('any', '{name}'),
]
const keys = (text: string) => findSentences(sentences, text).map(({ key }) => key)

describe('the sentence of a text on the screen', () => {
  it.each([
    ['is the one that says it', 'How do we\n reach you?', ['title']],
    ['may have gaps that are filled', 'You pay $1,200 (at most), once.', ['fee']],
    ['may have gaps with sentences in them', '3 days left', ['days']],
    ['is unknown if no sentence says it, and one that is nothing but a gap is none', 'Jo Doe', []],
  ])('%s', (_, text, found) => {
    expect(keys(text)).toEqual(found)
  })
})
