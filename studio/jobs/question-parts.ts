import { type Json, type JsonObject, pointerTo, type Source } from '#source'
import type { Change } from '../edits/change.ts'
import { Impossible, nameFrom } from './job.ts'
import type { QuestionKind } from './question-kinds.ts'

/** A question as a person words it. */
export interface AskedQuestion {
  readonly label: string
  readonly kind: QuestionKind
  /** Words of the choices, if it has some. */
  readonly choices: readonly string[]
}

/** Parts of a question in its form and in the copy. */
export interface QuestionParts {
  readonly name: string
  readonly property: JsonObject
  readonly field: JsonObject
  /** Sentences by key. */
  readonly sentences: Readonly<Record<string, string>>
  /** An answer that it takes. */
  readonly sample: Json
}

/** Makes the parts of a question; its answer is kept among those that conditions may read. Throws Impossible for choices that are none. */
export function questionParts(source: Source, { label, kind, choices }: AskedQuestion): QuestionParts {
  const name = nameFrom(label, 'field')
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
  const values = options.map(({ value }) => value)
  return {
    name,
    property: propertyOf(kind, values),
    field: {
      widget: widgetOf(kind),
      label: `forms.${name}.label`,
      ...(kind === 'text' && { autocomplete: 'off' }),
      ...(kind === 'number' && { inputMode: 'numeric' }),
      class: 'public',
      to: source.project.answers + name,
      ...(needsChoices && { options: options.map(({ value, label: key }) => ({ value, label: key })) }),
    },
    sentences: {
      [`forms.${name}.label`]: label,
      ...Object.fromEntries(options.map((each) => [each.label, each.words])),
    },
    sample: values[0] ?? (kind === 'number' ? 1 : 'Sample'),
  }
}

const widgetOf = (kind: QuestionKind): string =>
  kind === 'text' ? 'text' : kind === 'number' ? 'number' : kind === 'any of several' ? 'checkboxes' : 'radio'

function propertyOf(kind: QuestionKind, values: readonly string[]): JsonObject {
  if (kind === 'text') return { type: 'string', pattern: '\\S', minLength: 1, maxLength: 200 }
  if (kind === 'number') return { type: 'number', minimum: 0 }
  if (kind === 'any of several')
    return { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: values } }
  return { type: 'string', enum: values }
}

/** The sample applicant answers too, so that the recorded roads still pass. */
export function sampleAnswer(source: Source, file: string, name: string, value: Json): readonly Change[] {
  const applicant = source.project.roads?.applicant
  if (applicant === undefined) return []
  const form = /^flows\/forms\/(.+)\.json$/.exec(file)?.[1] ?? ''
  return [{ file: applicant, pointer: pointerTo('answers', form, name), after: value }]
}
