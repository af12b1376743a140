import type { FormValues } from '#generated/forms'
import type { AnswersOf } from '#product'

export { type AnswersOf, answersOf } from '#product'

/** Values of these answers alone. A submission receives no others. */
export type ReadAnswers<Id extends string, Name extends string> = Id extends keyof FormValues
  ? Pick<FormValues[Id], Name & keyof FormValues[Id]>
  : unknown

export type AnswersIn<Asked> = Asked extends AnswersOf<infer Id, infer Name> ? ReadAnswers<Id, Name> : never
