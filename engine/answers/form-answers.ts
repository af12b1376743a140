import { isRecord } from '../is-record.ts'
import type { FieldSource, FormSource, PredicateSource } from '../source.ts'
import { dropEmptyStrings } from './drop-empty-strings.ts'
import { type AnswerOption, isContradictory } from './exclusive-answers.ts'
import { tidyAnswer } from './tidy-answer.ts'

/** Part of a form of flows/forms that says which questions are asked and which answers go together. */
export interface AskedForm extends Pick<FormSource, 'order' | 'optional'> {
  readonly fields: Readonly<Record<string, AskedField>>
}

export type AskedField = Partial<Pick<FieldSource, 'widget' | 'unless' | 'showWhen' | 'same'>> & {
  readonly options?: readonly AnswerOption[]
}

/** Tests a condition against the application and its lender. */
export type Holds = (condition: PredicateSource) => boolean

/** Fault of an answer, in the words of JSON Schema; `same` and `exclusive` are keywords of this product. */
export interface AnswerFault {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

type Answers = Readonly<Record<string, unknown>>

/**
 * Names of the fields that a form asks for, in order. Leaves out a field whose answer is known (`unless`), and a field
 * that depends on another field which is not asked or is answered otherwise (`showWhen`).
 */
export function askedFields({ order, fields }: AskedForm, answers: Answers, holds: Holds): readonly string[] {
  let asked = order.filter((name) => {
    const unless = fields[name]?.unless
    return unless === undefined || !holds(unless)
  })
  for (;;) {
    const before = asked
    asked = before.filter((name) =>
      Object.entries(fields[name]?.showWhen ?? {}).every(
        ([other, value]) => before.includes(other) && answers[other] === value,
      ),
    )
    if (asked.length === before.length) return asked
  }
}

/**
 * Tidied answers to the fields that a form asks for, and all their faults. Empty strings count as no answer; answers
 * to questions that are not asked are dropped. `validate` is the form's compiled schema.
 */
export function checkAnswers<Fault extends AnswerFault>(
  form: AskedForm,
  given: unknown,
  holds: Holds,
  validate: (answers: unknown) => readonly Fault[],
): { readonly answers: unknown; readonly faults: readonly (Fault | AnswerFault)[] } {
  const filled = dropEmptyStrings(tidied(form, given))
  if (!isRecord(filled)) return { answers: filled, faults: validate(filled) }
  const asked = askedFields(form, filled, holds)
  const answers = Object.fromEntries(
    Object.entries(filled).filter(([name]) => asked.includes(name) || !Object.hasOwn(form.fields, name)),
  )
  return { answers, faults: [...validate(answers), ...faultsBeyondSchema(form, asked, answers)] }
}

const tidied = ({ fields }: AskedForm, given: unknown): unknown =>
  isRecord(given)
    ? Object.fromEntries(
        Object.entries(given).map(([name, answer]) => [
          name,
          Object.hasOwn(fields, name) ? tidyAnswer(fields[name]?.widget, answer) : answer,
        ]),
      )
    : given

/** Requires fields that are asked for only sometimes, which a schema cannot express. */
function faultsBeyondSchema(
  { fields, optional = [] }: AskedForm,
  asked: readonly string[],
  answers: Answers,
): readonly AnswerFault[] {
  return asked.flatMap((name): readonly AnswerFault[] => {
    const { unless, showWhen, same, options = [] } = fields[name] ?? {}
    const isConditional = (unless ?? showWhen) !== undefined
    if (answers[name] === undefined)
      return isConditional && !optional.includes(name)
        ? [{ instancePath: '', keyword: 'required', params: { missingProperty: name } }]
        : []
    const instancePath = `/${name}`
    if (same !== undefined && answers[name] !== answers[same])
      return [{ instancePath, keyword: 'same', params: { same } }]
    return isContradictory(options, answers[name]) ? [{ instancePath, keyword: 'exclusive', params: {} }] : []
  })
}
