import type { Leaf } from '#engine'
import { fieldWords } from '#source'
import type { ConditionPart } from '../words/describe-condition.ts'
import { countWords, firstClauses, mostWords } from '../words/short.ts'
import { conditionAfter } from './choice-sentences.ts'
import { changedValues } from './describe-values.ts'
import { partsOf, type Side } from './side.ts'

export const holdsWhen = (start: string, condition: string): string =>
  `${start}${conditionAfter(start, 'when', condition)}.`

/** Sentences on a predicate that is written otherwise: its parts that came and went, or both conditions if they share none. */
export function conditionChanges(id: string, now: Side, before: Side): string {
  const [is, was] = [partsOf(now, id), partsOf(before, id)]
  const [come, gone] = [missing(is.parts, was.parts), missing(was.parts, is.parts)]
  const join = is.join ?? was.join
  const isComparable = is.join === undefined || was.join === undefined || is.join === was.join
  const list = come.length === 1 && gone.length === 1 ? listChanges(come[0], gone[0], now) : undefined
  if (list !== undefined && isComparable) return list
  if (join === undefined || !isComparable || come.length === is.parts.length)
    return `${holdsWhen('It holds', now.say(id))} ${holdsWhen('Before, it held', before.say(id))}`
  const [gains, loses] =
    join === 'and'
      ? ['It now also asks that', 'It no longer asks that']
      : ['It now also holds when', 'It no longer holds when']
  return [...come.map(sentence(gains)), ...gone.map(sentence(loses))].join(' ')
}

const sentence =
  (start: string) =>
  ({ words }: ConditionPart): string =>
    `${start} ${firstClauses(words, mostWords - countWords(start))}.`

const missing = (from: readonly ConditionPart[], other: readonly ConditionPart[]) =>
  from.filter(({ words }) => !other.some((known) => known.words === words))

/** Gains and losses where both parts ask whether one field has one of several values. */
function listChanges(now: ConditionPart | undefined, before: ConditionPart | undefined, side: Side) {
  const [is, was] = [now?.leaf, before?.leaf]
  if (is === undefined || was === undefined || is.field !== was.field) return undefined
  const lists = (['in', 'includesAny'] as const).filter((key) => isList(is, key) && isList(was, key))
  const [key] = lists
  if (key === undefined) return undefined
  const { title } = fieldWords(is.field, side.effective.project)
  return changedValues([...(is[key] ?? [])], [...(was[key] ?? [])])
    .map(({ change }) => `Its list for the ${title}${change}.`)
    .join(' ')
}

const isList = (leaf: Leaf, key: 'in' | 'includesAny') => Array.isArray(leaf[key])
