import type { FormId } from '../../host.ts'
import type { JourneyValue } from '../../journey/journey-context.ts'
import type { Translate } from '../../wording/use-copy.ts'
import { type ListedError, pathOfError } from '../error-list.ts'
import { textOfError } from '../field-error.ts'
import { findForm } from '../load-form.ts'
import { checkForm, type Values } from '../shown-fields.ts'

export interface OwnQuestions {
  readonly form: FormId
  /** Answers as typed, by their names in the form's schema. */
  readonly answers: Values
  /** Returns the id of the control for a path such as `assets.0.value`; undefined if the page does not ask for it. */
  readonly targetOf: (path: string) => string | undefined
}

/**
 * Returns the errors of questions that a page asks itself, one for each control: found by the schema of the page's form, and in
 * the words of every form.
 */
export function ownErrors(
  { form: id, answers, targetOf }: OwnQuestions,
  t: Translate,
  journey: JourneyValue,
): readonly ListedError[] {
  const form = findForm(id)
  if (form === undefined) return []
  const checked = checkForm(form, {}, answers)
  const errors = new Map<string, ListedError>()
  for (const fault of checked.faults) {
    const target = targetOf(pathOfError(fault))
    if (target === undefined || errors.has(target)) continue
    errors.set(target, { target, message: textOfError(fault, t, journey, form.fields, checked.answers) })
  }
  return [...errors.values()]
}
