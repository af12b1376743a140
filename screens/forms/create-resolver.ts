import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { isRecord } from '#engine'
import { pathOfError } from './field-error.ts'
import type { FormModule, ValidationError } from './form-module.ts'
import { checkForm, type Values } from './shown-fields.ts'

export interface ResolverOptions {
  readonly form: FormModule
  /** Values that the page adds: uuids and hashes, which are no fields of the form. */
  readonly extra: () => Values
  readonly textOf: (error: ValidationError) => string
}

export function createResolver({ form, extra, textOf }: ResolverOptions): Resolver<Values> {
  return async (values, _context, options) => {
    const { answers, faults } = checkForm(form, values, extra())
    const errors = firstByField(form, faults, textOf)
    if (faults.length === 0) return { values: isRecord(answers) ? answers : {}, errors: {} }
    // A value of the page itself is wrong, so no field can show the error. The page's check runs first and may have a better
    // message.
    if (Object.keys(errors).length === 0)
      return { values: {}, errors: { root: { page: { message: textOf(pageError) } } } }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
}

const pageError: ValidationError = { instancePath: '', keyword: 'page', params: {} }

/** Returns the first error of each field. The schema's own `if` errors mean nothing to a person and are left out. */
function firstByField(
  form: FormModule,
  found: readonly ValidationError[],
  textOf: ResolverOptions['textOf'],
) {
  const errors: FieldErrors<Values> = {}
  for (const error of found) {
    const path = pathOfError(error)
    if (error.keyword === 'if' || errors[path]) continue
    if (!form.order.includes(path.split('.')[0] ?? '')) continue
    errors[path] = { type: error.keyword, message: textOf(error) }
  }
  return errors
}
