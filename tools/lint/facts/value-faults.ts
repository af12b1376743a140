import { isDeepStrictEqual } from 'node:util'
import {
  type Finding,
  findingAt,
  isJsonObject,
  type Json,
  nearestHint,
  pointerTo,
  type SourceFile,
  valueAt,
} from '#source'
import { isChanged } from '../is-changed.ts'
import type { RuleFault, Subject } from '../rule.ts'
import { brief, difference, inAnotherOrder, mend, type NamedFact, told } from './named-fact.ts'

/** Findings of values that are not those of a fact. What a lender leaves as it is, as it does all forms, is compared in the base. */
export const valueFindings = (subject: Subject, fact: NamedFact): readonly Finding[] =>
  Object.entries(fact.values ?? {}).flatMap(([place, value]) => {
    const pointer = pointerTo('facts', 'facts', fact.id, 'values', place)
    const [part = ''] = place.split('/')
    if (subject.tenant !== undefined && !isChanged(subject, part)) return []
    const form = formAt(place, subject)
    const at = form ?? inFlows(subject, place)
    // Read from JSON.
    return placesOf(at.steps, value as Json, at.root).flatMap((each) => {
      const fault = valueFault(at, fact, { ...each, pointer })
      return fault === undefined ? [] : [at.report(fault)]
    })
  })

/** Value, with the steps from it to the place of a fact, and how a fault there is reported. */
interface Root {
  readonly root: Json
  readonly steps: readonly string[]
  readonly report: (fault: RuleFault) => Finding
  readonly isForm: boolean
}

const inFlows = (subject: Subject, place: string): Root => ({
  root: subject.value,
  steps: place.split('/'),
  report: subject.report,
  isForm: false,
})

/** Form in which a place stands, such as `forms/signing/sign/schema/…`. */
function formAt(place: string, subject: Subject): Root | undefined {
  const steps = place.split('/')
  if (steps[0] !== 'forms') return undefined
  const files = steps.map((_, end) => subject.source.files.get(`flows/${steps.slice(0, end).join('/')}.json`))
  const end = files.findLastIndex((file) => file !== undefined)
  const file = files[end]
  return file === undefined
    ? undefined
    : { root: file.value ?? null, steps: steps.slice(end), report: reportIn(file, subject), isForm: true }
}

const reportIn =
  (file: SourceFile, { keyAt }: Subject) =>
  ({ pointer, related = [], ...fault }: RuleFault): Finding => {
    const places = related.flatMap((each) => keyAt(each) ?? [])
    return {
      ...findingAt({ rule: '', pointer, ...fault }, { file, pointer }),
      ...(places.length === 0 ? {} : { related: places }),
    }
  }

interface FixedValue {
  /** Keys to the value. */
  readonly steps: readonly string[]
  readonly value: Json
  /** Value there, where it is none of one place: one property of all elements of a list. */
  readonly found?: Json
}

/**
 * Values that a place of a fact stands for: several if one of its keys is `*`. A list there gives one property of every element of a list, in
 * order.
 */
function placesOf(steps: readonly string[], value: Json, root: Json): readonly FixedValue[] {
  const star = steps.indexOf('*')
  if (star < 0) return [{ steps, value }]
  if (isJsonObject(value))
    return Object.entries(value).map(([key, own]) => ({ steps: steps.with(star, key), value: own }))
  const list = valueAt(root, steps.slice(0, star))
  if (!Array.isArray(list)) return [{ steps: steps.slice(0, star), value }]
  const found = list.map((item: Json) => valueAt(item, steps.slice(star + 1)) ?? null)
  return [{ steps: steps.slice(0, star), value, found }]
}

function valueFault(
  { root, isForm }: Root,
  fact: NamedFact,
  { steps, value, pointer, ...fixed }: FixedValue & Pick<RuleFault, 'pointer'>,
): RuleFault | undefined {
  const found = fixed.found ?? valueAt(root, steps)
  if (found !== undefined) {
    const isOrdered = fixed.found !== undefined || /order$/i.test(steps.at(-1) ?? '')
    if (isSame(found, value, isOrdered)) return undefined
    return {
      pointer: pointerTo(...steps),
      message: `This is ${brief(found)}; ${told(fact)}, it is ${difference(found, value)}.`,
      hint: mend,
      related: [pointer],
    }
  }
  const end = steps.findIndex((_, index) => valueAt(root, steps.slice(0, index + 1)) === undefined)
  const parent = valueAt(root, steps.slice(0, end))
  const left = pointerTo(...steps.slice(0, end))
  return {
    // A form has no place among the flows, so that only the fact can be related to what is left of it.
    ...(isForm ? { pointer: left, related: [pointer] } : { pointer, related: [left] }),
    what: 'key',
    message: `The flows have no "${steps.slice(0, end + 1).join('/')}"; ${told(fact)}, ${steps.join('/')} is ${brief(value)}.`,
    hint: 'Bring it back, or change the fact too, with who approved that and why.',
    ...nearestHint(steps[end] ?? '', isJsonObject(parent) ? Object.keys(parent) : []),
  }
}

/** Whether a value is the one of a fact. A list of words is a set, unless it is one of a list's elements or called an order. */
function isSame(found: Json, right: Json, isOrdered: boolean): boolean {
  const isSet = [found, right].every(
    (each) => Array.isArray(each) && each.every((one) => typeof one === 'string'),
  )
  if (!isSet || isOrdered) return isDeepStrictEqual(found, right)
  return difference(found, right) === inAnotherOrder
}
