import { isRecord } from '#engine'
import { ApiError } from '../../api/api-error.ts'
import { pathOfError } from '../error-list.ts'
import type { FormModule, ValidationError } from '../form-module.ts'

/** Fault of one answer: `address.state` and its message. */
export interface FieldRefusal {
  readonly path: string
  readonly message: string
}

/**
 * Returns the fields of a form that a failed call names, each once, with a message: the one field that it names, or those
 * whose faults it lists. Empty if it names none.
 */
export function refusedFields(
  form: FormModule,
  error: unknown,
  textOf: (fault: ValidationError) => string,
): readonly FieldRefusal[] {
  if (!(error instanceof ApiError)) return []
  const { field, message, data } = error
  const found =
    field === undefined
      ? faultsIn(data).map((fault) => ({ path: pathOfError(fault), message: textOf(fault) }))
      : [{ path: field, message }]
  const first = new Map(found.toReversed().map((refusal) => [refusal.path, refusal]))
  return [...first.values()].filter(({ path }) => form.order.includes(path.split('.')[0] ?? ''))
}

function faultsIn(data: unknown): readonly ValidationError[] {
  return isRecord(data) && Array.isArray(data.faults) ? data.faults.filter(isFault) : []
}

const isFault = (fault: unknown): fault is ValidationError =>
  isRecord(fault) &&
  typeof fault.instancePath === 'string' &&
  typeof fault.keyword === 'string' &&
  isRecord(fault.params)
