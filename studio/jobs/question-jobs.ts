import { asJsonObject, asText, type Json, type JsonObject, pointerTo, type Source } from '#source'
import type { Change } from '../edits/change.ts'
import { formOf, Impossible, type Job, nameFrom, set, without, write } from './job.ts'
import type { QuestionKind } from './question-kinds.ts'

export interface NewQuestion {
  readonly file: string
  readonly label: string
  readonly kind: QuestionKind
  readonly isRequired: boolean
  /** Words of the choices, if it has some. */
  readonly choices: readonly string[]
  /** Name of the question before which it stands; last if it is left out. */
  readonly before?: string
}

/** Adds a question to a form: its field, its place in order, the values it takes, where the answer is kept, and its words. */
export function addQuestion(
  source: Source,
  { file, label, kind, isRequired, choices, before }: NewQuestion,
): Job {
  const name = nameFrom(label, 'field')
  const { fields, order, required, optional } = formOf(source, file)
  if (fields[name] !== undefined)
    throw new Impossible(`This form has a question "${name}" already. Word the new one in another way.`)
  const needsChoices = kind === 'one of several' || kind === 'any of several' || kind === 'yes or no'
  const words = kind === 'yes or no' ? ['Yes', 'No'] : choices.filter((each) => each.trim() !== '')
  if (needsChoices && words.length < 2) throw new Impossible('A choice needs at least two answers.')
  const options = words.map((each) => ({
    words: each,
    value: nameFrom(each, 'value'),
    label: `forms.${name}.${nameFrom(each, 'value')}`,
  }))
  if (new Set(options.map(({ value }) => value)).size < options.length)
    throw new Impossible('Two answers have the same name.')
  const sentences = {
    [`forms.${name}.label`]: label,
    ...Object.fromEntries(options.map((each) => [each.label, each.words])),
  }
  const at = before === undefined ? order.length : order.indexOf(before)
  const field = {
    widget: widgetOf(kind),
    label: `forms.${name}.label`,
    ...(kind === 'text' && { autocomplete: 'off' }),
    ...(kind === 'number' && { inputMode: 'numeric' }),
    class: 'public',
    to: source.project.answers + name,
    ...(needsChoices && { options: options.map((each) => ({ value: each.value, label: each.label })) }),
  }
  const list = (key: string, names: readonly Json[]) => set(source, file, key, [...names, name])
  const [first] = options
  return {
    title: `Ask "${label}"`,
    changes: [
      set(
        source,
        file,
        pointerTo('schema', 'properties', name),
        schemaOf(
          kind,
          options.map(({ value }) => value),
        ),
      ),
      isRequired ? list('/schema/required', required) : list('/optional', optional),
      set(source, file, '/order', order.toSpliced(at, 0, name)),
      set(source, file, pointerTo('fields', name), field),
      ...write(source, sentences, asText(asJsonObject(Object.values(fields)[0]).label)),
      ...(isRequired
        ? sampleAnswer(source, file, name, first?.value ?? (kind === 'number' ? 1 : 'Sample'))
        : []),
    ],
  }
}

const widgetOf = (kind: QuestionKind): string =>
  kind === 'text' ? 'text' : kind === 'number' ? 'number' : kind === 'any of several' ? 'checkboxes' : 'radio'

function schemaOf(kind: QuestionKind, values: readonly string[]): JsonObject {
  if (kind === 'text') return { type: 'string', pattern: '\\S', minLength: 1, maxLength: 200 }
  if (kind === 'number') return { type: 'number', minimum: 0 }
  if (kind === 'any of several')
    return { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: values } }
  return { type: 'string', enum: values }
}

/** The sample applicant answers too, so that the recorded roads still pass. */
function sampleAnswer(source: Source, file: string, name: string, value: Json): readonly Change[] {
  const applicant = source.project.roads?.applicant
  if (applicant === undefined) return []
  const form = /^flows\/forms\/(.+)\.json$/.exec(file)?.[1] ?? ''
  return [{ file: applicant, pointer: pointerTo('answers', form, name), after: value }]
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
