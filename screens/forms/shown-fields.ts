import { askedFields, checkAnswers, type Holds } from '#engine'
import type { FormModule } from './form-module.ts'

export type Values = Record<string, unknown>

const nothingHolds: Holds = () => false

/** Names of the fields that are asked for, given the answers so far and what is known. */
export const shownFields = (form: FormModule, values: Values): readonly string[] =>
  askedFields(form, values, form.holds ?? nothingHolds)

/** Values to send with everything that is wrong with them; `extra` are values that the page adds. */
export const checkForm = (form: FormModule, values: Values, extra: Values) =>
  checkAnswers(form, { ...values, ...extra }, form.holds ?? nothingHolds, form.validate)

/** What a draft kept of the fields that the form has; an earlier build may have had others. */
export const restoredFrom = ({ fields }: FormModule, draft: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => Object.hasOwn(fields, name)))
