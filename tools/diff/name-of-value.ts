import { asText, childObject, type SchemaPlace } from '#source'
import { keyWords } from '../words/figure-text.ts'
import { countWords } from '../words/short.ts'

export type Steps = readonly (string | number)[]

/** Most words of a name; of a longer one the nearest steps are kept. */
const mostOfName = 7

/**
 * Name of a value: what its schema says that it means ("the most that may be borrowed"), otherwise its path in words
 * ("session, idle"). `places` are the schemas on the way to it, from the whole to the value.
 */
export function nameOfValue(steps: Steps, places: readonly SchemaPlace[], isFigure: boolean) {
  const meaning = isFigure ? meaningOf(steps, places) : ''
  const path = wordsOf(steps)
  if (meaning === '') return { name: nearest(path) || 'it', isMeaning: false }
  const last = steps.findLastIndex((step) => typeof step === 'number')
  const place = last === -1 ? '' : ` (${wordsOf(steps.slice(0, last + 1)).at(-1) ?? ''})`
  return { name: meaning + place, isMeaning: true }
}

/** Steps in words; an element of a list is told by its list and its number. */
function wordsOf(steps: Steps): readonly string[] {
  const words: string[] = []
  for (const step of steps)
    if (typeof step === 'number') words.push(`${words.pop() ?? ''} ${step + 1}`.trim())
    else if (keyWords(step) !== '') words.push(keyWords(step))
  return words
}

const nearest = (path: readonly string[]): string => {
  const fits = (start: number) => countWords(path.slice(start).join(', ')) <= mostOfName
  return path
    .slice(
      Math.max(
        0,
        path.findIndex((_, start) => fits(start)),
      ),
    )
    .join(', ')
}

/** Meaning of a value that its schema names by its own key; empty where it is one of many that are described alike. */
function meaningOf(steps: Steps, places: readonly SchemaPlace[]): string {
  const key = String(steps.at(-1) ?? '')
  const above = places.at(-2)?.schema
  if (above === undefined || !Object.hasOwn(childObject(above, 'properties'), key)) return ''
  const meaning = firstClause(asText(places.at(-1)?.schema.description))
  return countWords(meaning) > 1 && countWords(meaning) <= 14 ? meaning : ''
}

const firstClause = (text: string): string => {
  const [clause = ''] = text.split(/[,;:.](?:\s|$)| \(/)
  return clause.charAt(0).toLowerCase() + clause.slice(1)
}
