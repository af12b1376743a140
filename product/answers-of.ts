import type { FormValues } from '#generated/forms'

/** Answers of a form that code reads. */
export interface AnswersOf<Id extends string = string, Name extends string = string> {
  readonly form: Id
  readonly names: readonly Name[]
}

/**
 * Names the answers of a form that code reads. `journey lint` finds these calls and requires every other field of the form to
 * say where it is stored (`to`).
 */
export const answersOf = <Id extends keyof FormValues, Name extends keyof FormValues[Id] & string>(
  form: Id,
  ...names: readonly Name[]
): AnswersOf<Id, Name> => ({ form, names })
