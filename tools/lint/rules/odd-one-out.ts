import { type Finding, findingAt, isJsonObject, type Json, keyPlace, pointerTo } from '#source'
import { textOf } from '../../diff/describe-values.ts'
import type { Rule } from '../rule.ts'
import { type DescribedValue, pointerOf, siblingsOf } from '../siblings/described-values.ts'
import { unroundIn } from '../siblings/figures.ts'
import { type Unlike, unlikeIn } from '../siblings/likeness.ts'
import { type Reversed, reversedIn } from '../siblings/orders.ts'
import { nearWordsIn } from '../wording/near-words.ts'

export const oddOneOut: Rule = {
  id: 'odd-one-out',
  why: 'What stands in several places under one name is the same everywhere: one that differs was mistyped, or forgotten when the others changed.',
  check: ({ source, tenant, copy, report }) => {
    if (tenant !== undefined) return []
    const siblings = [...siblingsOf(source).values()]
    const unlike = siblings.flatMap(unlikeIn)
    return [
      ...[...Map.groupBy(unlike, ({ odd }) => odd).values()].map(ofUnlike),
      ...siblings.flatMap(reversedIn).map(ofReversed),
      ...unroundIn(siblings).map(ofUnround),
      ...nearWordsIn(copy.base).map(({ odd, other }) =>
        report({
          pointer: pointerTo('copy', odd),
          related: [pointerTo('copy', other)],
          message: `This says "${String(copy.base[odd])}"; all others of its kind say "${String(copy.base[other])}".`,
          hint: 'Was a word lost? If this one is meant to differ, say it in other words.',
        }),
      ),
    ]
  },
}

function ofUnlike(found: readonly Unlike[]): Finding {
  const [{ odd, other, name, property } = found[0] as Unlike] = found
  const isSaid = found.length === 1 && saidOf(odd, property) !== undefined
  const differences = found.map(
    (each) =>
      `${each.property} is ${textOf(saidOf(odd, each.property))}, not ${textOf(saidOf(other, each.property))}`,
  )
  return findingOf(
    isSaid ? pointerOf(odd) + pointerTo(property) : pointerOf(odd),
    odd,
    other,
    `"${name}" is not as elsewhere: ${differences.join(', ')}.`,
    'Say the same in both places; if it is another thing, give it a name or a `description` of its own.',
  )
}

const ofReversed = ({ odd, other, first, second, at }: Reversed): Finding =>
  findingOf(
    pointerOf(odd) + pointerTo(at),
    odd,
    other,
    `${first} stands before ${second} here, and after it elsewhere.`,
    'Keep one order, so that nobody takes one for the other.',
  )

const ofUnround = ([odd, other]: readonly [DescribedValue, DescribedValue]): Finding =>
  findingOf(
    pointerOf(odd),
    odd,
    other,
    `${String(odd.value)} is not round, as all other figures of its kind are.`,
    'Look whether a digit was mistyped.',
  )

const findingOf = (
  pointer: string,
  odd: DescribedValue,
  other: DescribedValue,
  message: string,
  hint: string,
): Finding => ({
  ...findingAt({ rule: '', pointer, message, hint }, { file: odd.file, pointer }),
  related: [keyPlace({ file: other.file, pointer: pointerOf(other) })],
})

const saidOf = ({ value }: DescribedValue, property: string): Json | undefined =>
  isJsonObject(value) ? value[property] : undefined
