import { asJsonObject, asText, type Json, pointerTo, type Source } from '#source'
import { exampleChanges } from './example-changes.ts'
import { formOf, Impossible, type Job, set, write } from './job.ts'
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
