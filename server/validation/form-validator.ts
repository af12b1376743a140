import type { Ajv2020 } from 'ajv/dist/2020.js'
import { type AnswerOption, contradictoryFields, dropEmptyStrings } from '#engine'
import type { FormValues } from '#generated/forms'
import { Problem } from '../errors/problem.ts'
import type { JsonSchema } from './api-schemas.ts'
import { describeFaults, type Fault } from './describe-faults.ts'

/** The values of a form without its empty strings, or a Problem that names every fault. */
export type FormValidator = (values: unknown, prefix?: string) => unknown

/** A file of `flows/forms`, as far as checking values needs it. */
export interface FormFile {
  readonly schema: JsonSchema
  readonly fields: Readonly<Record<string, { readonly options?: readonly AnswerOption[] }>>
}

export function createFormValidator(ajv: Ajv2020, { schema, fields }: FormFile): FormValidator {
  const validate = ajv.compile<Readonly<Record<string, unknown>>>({ ...schema })
  return (values, prefix) => {
    const filled = dropEmptyStrings(values)
    const found = validate(filled)
      ? contradictoryFields(fields, filled).map(contradiction)
      : (validate.errors ?? [])
    if (found.length === 0) return filled
    const faults = describeFaults(found)
    throw new Problem(
      422,
      'INVALID_REQUEST',
      {},
      prefix === undefined ? faults : faults.map((fault) => `${prefix}: ${fault}`),
    )
  }
}

const contradiction = (name: string): Fault => ({
  keyword: 'exclusive',
  instancePath: `/${name}`,
  params: {},
  message: 'holds an answer that rules out the others',
})

/**
 * The values of a form by its id. The cast stands beside the check: the validator is compiled from the very schema
 * that the type is generated from.
 */
export function validateForm<Id extends keyof FormValues>(
  forms: ReadonlyMap<string, FormValidator>,
  id: Id,
  values: unknown,
): FormValues[Id] {
  const validate = forms.get(id)
  if (validate === undefined) throw new Error(`There is no form ${id}.`)
  return validate(values, id.split('/').at(-1)) as FormValues[Id]
}
