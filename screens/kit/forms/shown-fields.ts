import { askedFields, checkAnswers, type Holds } from '#engine'
import type { FormModule } from './form-module.ts'

export type Values = Record<string, unknown>

const nothingHolds: Holds = () => false

/** Returns the names of the fields to show, given the answers so far and the known data. */
export const shownFields = (form: FormModule, values: Values): readonly string[] =>
  askedFields(form, values, form.holds ?? nothingHolds)

/** Checks the values of a form. Returns the values to send and their faults; `extra` are values that the page adds. */
export const checkForm = (form: FormModule, values: Values, extra: Values) =>
  checkAnswers(form, { ...fieldsOf(form, values), ...extra }, form.holds ?? nothingHolds, form.validate)

/** Returns the values that are fields of the form. An earlier build, or a page that knows more, may have given others. */
export const fieldsOf = ({ fields }: FormModule, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)))
