import { asJsonObject, asText, type Json, pointerTo, type Source } from '#source'
import { formOf, Impossible, type Job, nameFrom, set, without, write } from './job.ts'

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
