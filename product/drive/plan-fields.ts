import { type AskedField, askedFields } from '#engine'
import { asJsonObject, asStrings, type Json, type JsonObject } from '#source'
import { DriveStopped } from './drive-stopped.ts'

/**
 * Question of a form with its answer, as a browser test needs it: the control that the page shows, and the label by
 * which to find it.
 */
export interface PlannedField {
  readonly name: string
  readonly widget: string
  /** Copy key. */
  readonly label: string
  readonly options: readonly { readonly value: Json; readonly label: string }[]
  /** Whether the page may leave the question out, because its answer may already be known. */
  readonly mayBeKnown: boolean
  readonly answer: Json
}

/** Form of flows/forms. */
export interface QuestionForm {
  readonly order: readonly string[]
  readonly fields: Readonly<
    Record<string, AskedField & Pick<PlannedField, 'widget' | 'label'> & Partial<PlannedField>>
  >
  readonly optional?: readonly string[]
  readonly schema: JsonObject
}

/** Fields to fill in on the page of a form, in order. Throws DriveStopped for a required question without an answer. */
export function planFields(id: string, form: QuestionForm, answers: JsonObject): readonly PlannedField[] {
  const { fields, optional = [] } = form
  const required = asStrings(asJsonObject(form.schema).required)
  return askedFields(form, answers, () => false).flatMap((name) => {
    const field = fields[name]
    if (field === undefined) return []
    const { widget, label, options = [], unless, showWhen } = field
    const answer = answers[name]
    if (answer !== undefined)
      return [{ name, widget, label, options, mayBeKnown: unless !== undefined, answer }]
    const isConditional = (unless ?? showWhen) !== undefined
    if (isConditional ? optional.includes(name) : !required.includes(name)) return []
    throw new DriveStopped(
      `${id} asks for ${name}, and the sample applicant has no answer to it. The answers stand in product/drive/applicant.json (answers, "${id}").`,
    )
  })
}
