import type { Ajv2020 } from 'ajv/dist/2020.js'
import {
  type AnswerOption,
  type ConditionalField,
  contradictoryFields,
  type DocumentOption,
  dropEmptyStrings,
  missingFields,
  type PredicateSource,
} from '#engine'
import type { FormValues } from '#generated/forms'
import { Problem } from '../errors/problem.ts'
import type { JsonSchema } from './api-schemas.ts'
import { describeFaults, type Fault } from './describe-faults.ts'

export interface FormValidator {
  /** The values of a form without its empty strings, or a Problem that names every fault. */
  readonly validate: (values: unknown, prefix?: string, holds?: Holds) => unknown
  readonly fields: FormFile['fields']
}

/** Whether a condition holds of the application; none does where there is no application. */
export type Holds = (condition: PredicateSource) => boolean

/** A file of `flows/forms`, as far as checking values needs it. */
export interface FormFile {
  readonly schema: JsonSchema
  readonly fields: Readonly<Record<string, ConditionalField & { readonly options?: readonly FormOption[] }>>
}

type FormOption = AnswerOption & DocumentOption

export function createFormValidator(ajv: Ajv2020, { schema, fields }: FormFile): FormValidator {
  const check = ajv.compile<Readonly<Record<string, unknown>>>({ ...schema })
  const validate = (values: unknown, prefix?: string, holds: Holds = () => false) => {
    const filled = dropEmptyStrings(values)
    const found = check(filled)
      ? [
          ...contradictoryFields(fields, filled).map(contradiction),
          ...missingFields(fields, filled, holds).map(missing),
        ]
      : (check.errors ?? [])
    if (found.length === 0) return filled
    const faults = describeFaults(found)
    throw new Problem(
      422,
      'INVALID_REQUEST',
      {},
      prefix === undefined ? faults : faults.map((fault) => `${prefix}: ${fault}`),
    )
  }
  return { validate, fields }
}

const contradiction = (name: string): Fault => ({
  keyword: 'exclusive',
  instancePath: `/${name}`,
  params: {},
  message: 'holds an answer that rules out the others',
})

const missing = (missingProperty: string): Fault => ({
  keyword: 'required',
  instancePath: '',
  params: { missingProperty },
})

/**
 * The values of a form by its id. The cast stands beside the check: the validator is compiled from the very schema
 * that the type is generated from.
 */
export function validateForm<Id extends keyof FormValues>(
  forms: ReadonlyMap<string, FormValidator>,
  id: Id,
  values: unknown,
  holds?: Holds,
): FormValues[Id] {
  return findForm(forms, id).validate(values, id.split('/').at(-1), holds) as FormValues[Id]
}

/** The choices of a field, with what each asks for. */
export const optionsOf = <Id extends keyof FormValues>(
  forms: ReadonlyMap<string, FormValidator>,
  id: Id,
  field: keyof FormValues[Id] & string,
): readonly FormOption[] => findForm(forms, id).fields[field]?.options ?? []

function findForm(forms: ReadonlyMap<string, FormValidator>, id: string): FormValidator {
  const form = forms.get(id)
  if (form === undefined) throw new Error(`There is no form ${id}.`)
  return form
}
