import type { Ajv2020 } from 'ajv/dist/2020.js'
import { dropEmptyStrings } from '#engine'
import type { FormValues } from '#generated/forms'
import { Problem } from '../errors/problem.ts'
import type { JsonSchema } from './api-schemas.ts'
import { describeFaults } from './describe-faults.ts'

/** The values of a form without its empty strings, or a Problem that names every fault. */
export type FormValidator = (values: unknown, prefix?: string) => unknown

export function createFormValidator(ajv: Ajv2020, schema: JsonSchema): FormValidator {
  const validate = ajv.compile({ ...schema })
  return (values, prefix) => {
    const filled = dropEmptyStrings(values)
    if (validate(filled)) return filled
    const faults = describeFaults(validate.errors ?? [])
    throw new Problem(
      422,
      'INVALID_REQUEST',
      {},
      prefix === undefined ? faults : faults.map((fault) => `${prefix}: ${fault}`),
    )
  }
}

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
