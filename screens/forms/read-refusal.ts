import { ApiError } from '../api/api-error.ts'
import { isRecord } from '../storage/drafts.ts'
import { pathOfError } from './field-error.ts'
import type { FormModule, ValidationError } from './form-module.ts'

/** A fault of one answer: `address.state` and its sentence. */
export interface FieldRefusal {
  readonly path: string
  readonly message: string
}

/**
 * The fields of a form that a failed call is about, each once, with a sentence: one that it names, or those whose faults
 * it lists. Empty where it is about none.
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

/** Whether a failed call says that the answers will not do: not that the line was cut, the server failed, or others were quicker. */
export const isAboutAnswers = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 422)

function faultsIn(data: unknown): readonly ValidationError[] {
  return isRecord(data) && Array.isArray(data.faults) ? data.faults.filter(isFault) : []
}

const isFault = (fault: unknown): fault is ValidationError =>
  isRecord(fault) &&
  typeof fault.instancePath === 'string' &&
  typeof fault.keyword === 'string' &&
  isRecord(fault.params)
