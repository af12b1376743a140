import type { TextPair } from '#source'
import type { Standing } from './record.ts'
import { type Case, casesOf, sentenceFor, splitMessage, withFormsOf } from './variants.ts'

/** One sentence to translate, or a whole text without choices. */
export interface Sentence {
  /** Case of the message that it is for, such as 'n=one, kind=FIXED'; empty if the message has one text. */
  readonly variant: string
  readonly original: string
  /** Translation; empty if there is none. */
  readonly translation: string
}

/** Text as a translator gets it, and gives it back. */
export interface TextToTranslate {
  /** Path of the translated file. */
  readonly file: string
  readonly key: string
  readonly standing: Standing
  readonly sentences: readonly Sentence[]
}

/** A text for a translator: each of its cases, in the number forms of the language, beside what is translated. */
export function toTranslate(pair: TextPair, locale: string, standing: Standing): TextToTranslate {
  const { path, key, translated } = pair
  const known = typeof translated === 'string' && standing !== 'faulty' ? splitMessage(translated) : ''
  return {
    ...{ file: path, key, standing },
    sentences: originalsOf(pair, locale).map(([given, original]) => ({
      variant: nameOf(given),
      original,
      translation: sentenceFor(known, given),
    })),
  }
}

/** Sentences of the original with the cases that the language tells apart. */
export const originalsOf = ({ written }: TextPair, locale: string): readonly (readonly [Case, string])[] =>
  typeof written === 'string' ? casesOf(withFormsOf(splitMessage(written), locale)) : []

export const nameOf = (given: Case): string =>
  [...given].map(([name, option]) => `${name}=${option}`).join(', ')
