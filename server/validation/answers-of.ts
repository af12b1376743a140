import type { FormValues } from '#generated/forms'

/** Answers of a form that code reads. */
export interface AnswersOf<Id extends string = string, Name extends string = string> {
  readonly form: Id
  readonly names: readonly Name[]
}

/** Values of these answers alone. */
export type ReadAnswers<Id extends string, Name extends string> = Id extends keyof FormValues
  ? Pick<FormValues[Id], Name & keyof FormValues[Id]>
  : unknown

export type AnswersIn<Asked> = Asked extends AnswersOf<infer Id, infer Name> ? ReadAnswers<Id, Name> : never

/**
 * Names the answers of a form that code reads; it receives no others. `journey lint` finds these calls and requires every other
 * field of the form to say where it is stored (`to`).
 */
export const answersOf = <Id extends keyof FormValues, Name extends keyof FormValues[Id] & string>(
  form: Id,
  ...names: readonly Name[]
): AnswersOf<Id, Name> => ({ form, names })
