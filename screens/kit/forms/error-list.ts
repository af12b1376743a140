import type { FieldErrors } from 'react-hook-form'
import { isRecord } from '#engine'
import { fieldId } from './field-id.ts'
import type { FormModule, ValidationError } from './form-module.ts'

export interface ListedError {
  /** Id of the control or group that the link focuses. */
  readonly target: string
  readonly message: string
  /** Whether the error is about a question of the page itself, beside the form's fields. */
  readonly isBeside?: boolean
}

/** Lists the errors of a form in the order of its questions, for the summary. */
export function listErrors(form: FormModule, errors: FieldErrors): ListedError[] {
  return form.order.flatMap((name) => errorsBelow(form.id, name, errors[name]))
}

function errorsBelow(form: string, path: string, error: unknown): ListedError[] {
  if (!isRecord(error)) return []
  if (typeof error.message === 'string') return [{ target: fieldId(form, path), message: error.message }]
  return Object.entries(error).flatMap(([name, below]) => errorsBelow(form, `${path}.${name}`, below))
}

/** Sorts errors of form, page and server by the position of their questions on the page. Errors without a question come first. */
export function inPageOrder(errors: readonly ListedError[]): ListedError[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return errors.toSorted((a, b) => ids.indexOf(a.target) - ids.indexOf(b.target))
}

/**
 * Returns the path of the field of an error: `mailingAddress.zip`. A missing field is reported on its parent, so its name
 * is added.
 */
export function pathOfError({ instancePath, keyword, params }: ValidationError): string {
  const parts = instancePath.split('/').slice(1)
  if (keyword === 'required') parts.push(String(params.missingProperty))
  return parts.join('.')
}
