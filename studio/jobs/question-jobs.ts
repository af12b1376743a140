import { asJsonObject, asText, type Json, pointerTo, type Source } from '#source'
import { exampleChanges } from './example-changes.ts'
import { formOf, Impossible, type Job, nameFrom, set, without, write } from './job.ts'
import { featureFor } from './lender-feature.ts'
import { type AskedQuestion, questionParts, sampleAnswer } from './question-parts.ts'

export interface NewQuestion extends AskedQuestion {
  readonly file: string
  readonly isRequired: boolean
  /** Name of the question before which it stands; last if it is left out. */
  readonly before?: string
  /** The one lender that asks it; every lender if it is left out. */
  readonly lender?: string
}

/** Adds a question to a form: its field, its place in order, the values it takes, where the answer is kept, and its words. */
export function addQuestion(
  source: Source,
  { file, isRequired, before, lender, ...asked }: NewQuestion,
): Job {
  const { name, property, field, sentences, sample } = questionParts(source, asked)
  const { fields, order, required, optional } = formOf(source, file)
  if (fields[name] !== undefined)
    throw new Impossible(`This form has a question "${name}" already. Word the new one in another way.`)
  const at = before === undefined ? order.length : order.indexOf(before)
  const list = (key: string, names: readonly Json[]) => set(source, file, key, [...names, name])
  const feature =
    lender === undefined ? undefined : featureFor(source, name, `the lender asks “${asked.label}”`, lender)
  // Where a question is not always asked for, its schema requires it of nobody: it is required where it is asked for.
  const duty = isRequired
    ? feature === undefined
      ? [list('/schema/required', required)]
      : []
    : [list('/optional', optional)]
  return {
    title: lender === undefined ? `Ask "${asked.label}"` : `Ask "${asked.label}" at ${lender}`,
    changes: [
      set(source, file, pointerTo('schema', 'properties', name), property),
      ...duty,
      set(source, file, '/order', order.toSpliced(at, 0, name)),
      set(source, file, pointerTo('fields', name), {
        ...field,
        ...(feature && { unless: feature.whenIs(false) }),
      }),
      ...write(source, sentences, asText(asJsonObject(Object.values(fields)[0]).label)),
      ...(isRequired ? sampleAnswer(source, file, name, sample) : []),
      ...(feature?.changes ?? []),
      ...(feature === undefined
        ? []
        : exampleChanges(source, file.replace(/^flows\/|\.json$/g, ''), `fields/${name}/unless`, [
            { title: 'The lender asks it', context: feature.context(true), answer: false },
            { title: 'The lender does not ask it', context: feature.context(false), answer: true },
          ])),
    ],
  }
}

/** Takes a question out of its form. Its sentences stay where another place says them too. */
export function removeQuestion(
  source: Source,
  { file, name }: { readonly file: string; readonly name: string },
): Job {
  const { order, required, optional, hasOptional } = formOf(source, file)
  return {
    title: `Ask no more for "${name}"`,
    changes: [
      set(source, file, pointerTo('fields', name), undefined),
      set(source, file, pointerTo('schema', 'properties', name), undefined),
      ...(order.includes(name) ? [set(source, file, '/order', without(order, name))] : []),
      ...(required.includes(name) ? [set(source, file, '/schema/required', without(required, name))] : []),
      ...(hasOptional && optional.includes(name)
        ? [set(source, file, '/optional', listOrNothing(without(optional, name)))]
        : []),
    ],
  }
}

/** Asks a question earlier or later. */
export function moveQuestion(
  source: Source,
  { file, name, by }: { readonly file: string; readonly name: string; readonly by: 1 | -1 },
): Job {
  const { order } = formOf(source, file)
  const from = order.indexOf(name)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) throw new Impossible('It stands there already.')
  return {
    title: `Ask "${name}" ${by < 0 ? 'earlier' : 'later'}`,
    changes: [set(source, file, '/order', without(order, name).toSpliced(to, 0, name))],
  }
}

/** Makes an answer required, or optional. */
export function requireQuestion(
  source: Source,
  { file, name, isRequired }: { readonly file: string; readonly name: string; readonly isRequired: boolean },
): Job {
  const { required, optional, hasOptional } = formOf(source, file)
  const others = without(optional, name)
  return {
    title: isRequired ? `Require "${name}"` : `Let "${name}" be left out`,
    changes: isRequired
      ? [
          set(source, file, '/schema/required', [...required, name]),
          ...(hasOptional ? [set(source, file, '/optional', listOrNothing(others))] : []),
        ]
      : [
          set(source, file, '/schema/required', without(required, name)),
          set(source, file, '/optional', [...others, name]),
        ],
  }
}

/** Adds an answer to choose from. */
export function addChoice(
  source: Source,
  { file, name, words }: { readonly file: string; readonly name: string; readonly words: string },
): Job {
  const { fields, properties } = formOf(source, file)
  const value = nameFrom(words, 'value')
  const field = asJsonObject(fields[name])
  const options = Array.isArray(field.options) ? field.options : []
  const key = `${asText(field.label).replace(/\.label$/, '')}.${value}`
  if (options.some((option) => asJsonObject(option).value === value))
    throw new Impossible(`"${value}" can be chosen already.`)
  const property = asJsonObject(properties[name])
  const below = Array.isArray(property.enum) ? ['enum'] : ['items', 'enum']
  const known = Array.isArray(property.enum) ? property.enum : asJsonObject(property.items).enum
  return {
    title: `Let "${words}" be chosen`,
    changes: [
      set(source, file, pointerTo('fields', name, 'options'), [...options, { value, label: key }]),
      ...(Array.isArray(known)
        ? [set(source, file, pointerTo('schema', 'properties', name, ...below), [...known, value])]
        : []),
      ...write(source, { [key]: words }, asText(field.label)),
    ],
  }
}

/** An empty list goes, so that no file keeps a list of nothing. */
const listOrNothing = (list: readonly Json[]): readonly Json[] | undefined =>
  list.length === 0 ? undefined : list
