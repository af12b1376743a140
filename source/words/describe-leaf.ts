import type { Leaf } from '#engine'
import { fieldWords, type Worded } from './field-words.ts'

/** Describes one condition on a field as a clause, negated if it does not hold: "the chosen term is above 0". */
export function describeLeaf(leaf: Leaf, holds: boolean, project: Worded): string {
  const { title, type, isList } = fieldWords(leaf.field, project)
  if (type === 'boolean' && !isList && typeof leaf.equals === 'boolean')
    return describeTruth(title, leaf.equals === holds)
  if (leaf.exists !== undefined)
    return `the ${title} ${verb(isList ? 'are' : 'is', leaf.exists === holds)} on file`
  return isList ? describeList(title, leaf, holds) : describeValue(title, leaf, holds)
}

/** Describes a yes-or-no field, whose title is a clause with "is" or "are". */
export const describeTruth = (title: string, isTrue: boolean): string =>
  isTrue ? title : title.replace(/ (is|are) /, ' $1 not ')

const verb = (word: string, holds: boolean): string => (holds ? word : `${word} not`)

function describeValue(title: string, leaf: Leaf, holds: boolean): string {
  const subject = `the ${title}`
  const { equals, startsWith } = leaf
  if (equals !== undefined) return `${subject} ${verb('is', holds)} ${equals}`
  if (leaf.in !== undefined) return `${subject} is ${holds ? 'one' : 'none'} of ${leaf.in.join(', ')}`
  if (startsWith !== undefined)
    return `${subject} ${holds ? 'begins' : 'does not begin'} with "${startsWith}"`
  return `${subject} ${verb('is', holds)} ${describeBound(leaf)}`
}

function describeList(title: string, leaf: Leaf, holds: boolean): string {
  const { includes = leaf.equals, startsWith } = leaf
  const anyOf = leaf.includesAny ?? leaf.in
  if (includes !== undefined) return `the ${title} ${holds ? 'include' : 'do not include'} ${includes}`
  if (anyOf !== undefined) return `the ${title} include ${holds ? 'one' : 'none'} of ${anyOf.join(', ')}`
  const subject = `${holds ? 'one' : 'none'} of the ${title}`
  return startsWith === undefined
    ? `${subject} is ${describeBound(leaf)}`
    : `${subject} begins with "${startsWith}"`
}

function describeBound({ gt, gte, lt, lte }: Leaf): string {
  if (gt !== undefined) return `above ${gt}`
  if (gte !== undefined) return `at least ${gte}`
  if (lt !== undefined) return `below ${lt}`
  return `at most ${lte}`
}
