import type { Choice } from '#engine'
import { type Say, variantsInWords } from '../graph/variants-in-words.ts'
import { countWords, firstClauses, mostWords } from '../words/short.ts'

/** Choice to be told, with the words for its conditions and for what is chosen. */
export interface ToldChoice<K extends string> {
  readonly choice: Choice<K>
  readonly key: K
  readonly say: Say
  readonly nameOf: (value: string) => string
}

/** Sentences on a choice, one for each variant: "It shows A if it rains. Otherwise, it shows B." */
export const choiceSentences = <K extends string>(subject: string, told: ToldChoice<K>): string =>
  variantsInWords(told.choice, told.key, told.say)
    .map(({ value, when = '' }) => {
      const later = /^otherwise(?:, if )?/.exec(when)?.[0]
      const condition = when.slice(later?.length ?? 0)
      const start = `${later === undefined ? subject : `Otherwise, ${uncapital(subject)}`} ${told.nameOf(value)}`
      return `${start}${condition === '' ? '' : conditionAfter(start, 'if', condition)}.`
    })
    .join(' ')

/** Condition after the beginning of a sentence, with as many of its clauses as the sentence has room for. */
export const conditionAfter = (start: string, word: string, condition: string): string =>
  ` ${word} ${firstClauses(condition, mostWords - countWords(start) - 2)}`

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
