import { formatMessage, limitValues } from '#engine'
import type { Fact } from '#generated/dsl'
import {
  asText,
  isJsonObject,
  type Json,
  messageArguments,
  messageText,
  nearestHint,
  parseOnce,
  pointerTo,
  resolveBase,
  valueAt,
  writtenLocale,
} from '#source'
import type { Rule, RuleFault, Subject } from '../rule.ts'

/** Applies to projects with flows/facts.json. */
export const factUnmet: Rule = {
  id: 'fact-unmet',
  why: 'What a law or a specification fixes is written once in the flows: a crossed digit or a lost entry there looks like any other value.',
  isOfReach: true,
  check: (subject) =>
    Object.entries(subject.flows?.source.facts.facts ?? {}).flatMap(([id, fact]) =>
      subject.tenant !== undefined && fact.lenders === 'differ'
        ? []
        : faultsOf(subject, { ...fact, id }).map(subject.report),
    ),
}

interface NamedFact extends Fact {
  readonly id: string
}

const faultsOf = (subject: Subject, fact: NamedFact): readonly RuleFault[] => [
  ...Object.entries(fact.values ?? {}).flatMap(([place, value]) =>
    // Read from JSON.
    placesOf(place, value as Json).flatMap((each) =>
      valueFaults(subject, fact, {
        ...each,
        pointer: pointerTo('facts', 'facts', fact.id, 'values', place),
      }),
    ),
  ),
  ...Object.entries(fact.sentences ?? {}).flatMap(([key, words]) =>
    sentenceFaults(subject, fact, key, words),
  ),
  ...(subject.tenant === undefined ? fieldFaults(subject, fact) : []),
]

interface FixedValue {
  /** Keys from the effective flows to the value. */
  readonly steps: readonly string[]
  readonly value: Json
}

/** Values that a place of a fact stands for: several if one of its keys is `*`. */
function placesOf(place: string, value: Json): readonly FixedValue[] {
  const steps = place.split('/')
  const star = steps.indexOf('*')
  if (star < 0 || !isJsonObject(value)) return [{ steps, value }]
  return Object.entries(value).map(([key, own]) => ({
    steps: steps.with(star, key),
    value: own,
  }))
}

function valueFaults(
  { value: flows }: Subject,
  fact: NamedFact,
  { steps, value, pointer }: FixedValue & Pick<RuleFault, 'pointer'>,
): readonly RuleFault[] {
  const found = valueAt(flows, steps)
  if (found !== undefined) {
    if (isSame(found, value, steps.at(-1) ?? '')) return []
    return [
      {
        pointer: pointerTo(...steps),
        message: `This is ${brief(found)}; ${told(fact)}, it is ${difference(found, value)}.`,
        hint: mend,
        related: [pointer],
      },
    ]
  }
  const end = steps.findIndex((_, index) => valueAt(flows, steps.slice(0, index + 1)) === undefined)
  const parent = valueAt(flows, steps.slice(0, end))
  return [
    {
      pointer,
      what: 'key',
      message: `The flows have no "${steps.slice(0, end + 1).join('/')}"; ${told(fact)}, ${steps.join('/')} is ${brief(value)}.`,
      hint: 'Bring it back, or change the fact too, with who approved that and why.',
      ...nearestHint(steps[end] ?? '', isJsonObject(parent) ? Object.keys(parent) : []),
    },
  ]
}

/** Whether a value is the one of a fact. A list of words is a set, unless it is called an order: `order`, `groupOrder`. */
function isSame(found: Json, right: Json, key: string): boolean {
  const isSet = [found, right].every(
    (each) => Array.isArray(each) && each.every((one) => typeof one === 'string'),
  )
  if (!isSet || /order$/i.test(key)) return JSON.stringify(found) === JSON.stringify(right)
  return difference(found, right) === inAnotherOrder
}

const mend = 'Mend it, or change the fact too, with who approved that and why.'

const told = ({ id, source }: NamedFact): string => `by ${source} ("${id}")`

const brief = (value: Json): string => {
  const text = JSON.stringify(value)
  if (text.length <= 80) return text
  return Array.isArray(value) ? `a list of ${value.length}` : `${text.slice(0, 80)}…`
}

const inAnotherOrder = 'in another order'

/** Value that is right, or what two lists or objects do not share. */
function difference(found: Json, right: Json): string {
  if (isJsonObject(found) && isJsonObject(right))
    return Object.keys({ ...found, ...right })
      .filter((key) => JSON.stringify(found[key]) !== JSON.stringify(right[key]))
      .map((key) => (right[key] === undefined ? `without ${key}` : `with ${key} ${brief(right[key])}`))
      .join(' and ')
  if (!Array.isArray(found) || !Array.isArray(right)) return brief(right)
  const lost = right.filter((each) => !found.includes(each)).map(brief)
  const added = found.filter((each) => !right.includes(each)).map(brief)
  if (lost.length + added.length === 0) return inAnotherOrder
  return [
    ...(lost.length > 0 ? [`also ${lost.join(', ')}`] : []),
    ...(added.length > 0 ? [`not ${added.join(', ')}`] : []),
  ].join(' and ')
}

function sentenceFaults(
  subject: Subject,
  fact: NamedFact,
  key: string,
  words: string | readonly string[],
): readonly RuleFault[] {
  if (subject.tenant !== undefined && !subject.copy.own.has(key)) return []
  const pointer = pointerTo('facts', 'facts', fact.id, 'sentences', key)
  const text = messageText(subject.copy, key)
  if (text === undefined)
    return [
      {
        pointer,
        what: 'key',
        message: `There is no message "${key}"; ${told(fact)}, it says "${String(words)}".`,
        // Another message is meant only where its file is there.
        ...nearestHint(
          key,
          Object.keys(subject.copy.base).filter((each) => each.startsWith(fileOf(key))),
        ),
      },
    ]
  const said = withLimits(subject, asText(text))
  const lost =
    typeof words === 'string'
      ? [words].filter((each) => said !== each)
      : words.filter((each) => !said.includes(each))
  return lost.map((each) => ({
    pointer: pointerTo('copy', key),
    message: `This says "${said}"; ${told(fact)}, it says "${each}".`,
    hint: mend,
    related: [pointer],
  }))
}

/** Message with the limits of the product filled in; what a page fills in stays as `{name}`. */
function withLimits({ source }: Subject, text: string): string {
  const limits = resolveBase(source).flows?.source.limits
  const parsed = parseOnce(text)
  if (!parsed.ok || limits === undefined) return text
  const names = [...messageArguments(parsed.message).keys()].map((name) => [name, `{${name}}`] as const)
  const values = {
    ...Object.fromEntries(names),
    ...limitValues(limits, writtenLocale),
  }
  try {
    return formatMessage(parsed.message, values, writtenLocale)
  } catch {
    // A page gives a number, of which the sentence has several cases.
    return text
  }
}

const fieldFaults = ({ source: { project } }: Subject, fact: NamedFact): readonly RuleFault[] =>
  Object.entries(fact.fields ?? {}).flatMap(([field, values]) => {
    const known = project.values[field] ?? []
    const isSame = known.length === values.length && values.every((value) => known.includes(value))
    if (isSame) return []
    const pointer = pointerTo('facts', 'facts', fact.id, 'fields', field)
    return [
      {
        pointer,
        what: 'key',
        message:
          known.length === 0
            ? `${field} is no field of the context whose values are listed.`
            : `The values of ${field} are others; ${told(fact)}, they are ${difference([...known], [...values])}.`,
        ...(known.length === 0 ? nearestHint(field, Object.keys(project.values)) : {}),
      },
    ]
  })

/** Beginning that the messages of a file share. */
const fileOf = (key: string): string => `${key.split('.', 1)[0]}.`
