import { asJsonObject, asText, type Json, type JsonObject, pointerTo, type Source } from '#source'
import type { Change } from '../edits/change.ts'
import { formOf, Impossible, type Job, nameFrom, set, write } from './job.ts'
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
