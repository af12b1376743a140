import { isRecord } from '../storage/drafts.ts'

/** A request that failed: `status` 0 means that no answer came. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly status: number
  /** What was answered; undefined where no answer came. */
  readonly response: Response | undefined
  readonly code: string | undefined
  /** The field of a form that it is about, where it is about one. */
  readonly field: string | undefined
  /** The server's own sentences, distinct; empty when it gave none. */
  readonly errors: readonly string[]
  readonly data: unknown

  constructor(status: number, message: string, data?: unknown, response?: Response) {
    const errors = distinctErrors(data)
    super(errors.length > 0 ? joinErrors(errors) : message)
    this.status = status
    this.response = response
    this.errors = errors
    this.data = data
    this.code = textOf(data, 'code')
    this.field = textOf(data, 'field')
  }
}

/** A public fact that could not be had: it says the status text, or 'Error fetching' (core specification 8). */
export class FetchError extends ApiError {
  override readonly name = 'FetchError'
}

/** No answer came: the line is cut, or the server does not listen. It may pass by itself. */
export const isNetworkFailure = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** What answers for a server that is away. */
const gateway: readonly number[] = [502, 503, 504]

/** The line is cut, or the server cannot reach its records, or something in front of it not the server: each passes by itself. */
export const mayPass = (error: unknown): boolean =>
  isNetworkFailure(error) ||
  (error instanceof ApiError &&
    (error.code === 'DATABASE_AWAY' || (error.code === undefined && gateway.includes(error.status))))

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export const unexpected = 'Something unexpected happened'

/** Distinct, joined by ', ' and ending with a period (specification, section 8). */
export function joinErrors(errors: readonly string[]): string {
  const joined = [...new Set(errors)].join(', ')
  return joined.endsWith('.') ? joined : `${joined}.`
}

function distinctErrors(data: unknown): string[] {
  if (!isRecord(data) || !Array.isArray(data.errors)) return []
  return [...new Set(data.errors.filter((error) => typeof error === 'string'))]
}

function textOf(data: unknown, name: 'code' | 'field'): string | undefined {
  const text = isRecord(data) ? data[name] : undefined
  return typeof text === 'string' ? text : undefined
}
