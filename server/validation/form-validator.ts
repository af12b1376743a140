import type { Ajv2020 } from 'ajv/dist/2020.js'
import {
  type AskedField,
  type AskedForm,
  checkAnswers,
  type FieldOption,
  type FieldSource,
  type Holds,
} from '#engine'
import type { FormValues } from '#generated/forms'
import { formValueSchema, withReliedFormats } from '#source'
import { Problem } from '../errors/problem.ts'
import type { JsonSchema } from './api-schemas.ts'
import { describeFaults, type RequestFault } from './describe-faults.ts'

export interface FormValidator {
  /** Returns the answers that the form asks for. Throws a Problem that names every fault. */
  readonly validate: (values: unknown, prefix?: string, holds?: Holds) => unknown
  readonly fields: FormFile['fields']
  readonly schema: FormFile['schema']
  /** Values of the page's own questions that a draft may keep, by the name of the draft. */
  readonly kept: Readonly<Record<string, readonly string[]>>
}

/** Part of a `flows/forms` file that is needed to check values. */
export interface FormFile extends AskedForm {
  readonly schema: JsonSchema
  readonly fields: Readonly<Record<string, FormField>>
  readonly kept?: FormValidator['kept']
}

type FormField = AskedField &
  Pick<FieldSource, 'class' | 'to' | 'options'> &
  Partial<Pick<FieldSource, 'label'>>

export function createFormValidator(ajv: Ajv2020, form: FormFile): FormValidator {
  // The linter reports a form without a format on which code relies; here its answers are refused, so that no code meets them.
  const check = ajv.compile({ ...formValueSchema(withReliedFormats(form)) })
  const faultsOf = (answers: unknown): readonly RequestFault[] => (check(answers) ? [] : (check.errors ?? []))
  const validate = (values: unknown, prefix?: string, holds: Holds = () => false) => {
    const { answers, faults } = checkAnswers(form, values, holds, faultsOf)
    if (faults.length === 0) return answers
    const described = describeFaults(faults)
    throw new Problem(422, 'INVALID_REQUEST')
      .saying(prefix === undefined ? described : described.map((fault) => `${prefix}: ${fault}`))
      .naming(faults)
  }
  return { validate, fields: form.fields, schema: form.schema, kept: form.kept ?? {} }
}

/** Returns the choices of a field, with what each asks for. */
export const optionsOf = <Id extends keyof FormValues>(
  forms: ReadonlyMap<string, FormValidator>,
  id: Id,
  field: keyof FormValues[Id] & string,
): readonly FieldOption[] => findForm(forms, id).fields[field]?.options ?? []

export function findForm(forms: ReadonlyMap<string, FormValidator>, id: string): FormValidator {
  const form = forms.get(id)
  if (form === undefined) throw new Error(`There is no form ${id}.`)
  return form
}
