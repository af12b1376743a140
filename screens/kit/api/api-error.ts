import { isRecord } from '#engine'

/** Failed request. `status` is 0 if no response came. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly status: number
  /** Response; undefined if none came. */
  readonly response: Response | undefined
  readonly code: string | undefined
  /** Name of the form field that the error is about; undefined if it is about none. */
  readonly field: string | undefined
  /** Messages of the server, distinct; empty if it sent none. */
  readonly errors: readonly string[]
  readonly data: unknown

  constructor(status: number, message: string, data?: unknown, response?: Response) {
    const errors = distinctErrors(data)
    // Distinct messages, joined with ', ' and ended with a period (specification, section 8).
    super(errors.length > 0 ? errors.join(', ').replace(/\.?$/, '.') : message)
    this.status = status
    this.response = response
    this.errors = errors
    this.data = data
    this.code = textOf(data, 'code')
    this.field = textOf(data, 'field')
  }
}

/** Failed request for public information. Its message is the status text, or 'Error fetching' (core specification 8). */
export class FetchError extends ApiError {
  override readonly name = 'FetchError'
}

/** Whether no response came, because the connection is cut or the server does not listen. A retry may succeed. */
export const isNetworkFailure = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Statuses that a gateway returns while the server is down. */
const gateway: readonly number[] = [502, 503, 504]

/**
 * Whether a failure is transient: the connection is cut, the server cannot reach its database, or a gateway reports that
 * the server is down.
 */
export const mayPass = (error: unknown): boolean =>
  isNetworkFailure(error) ||
  (error instanceof ApiError &&
    (error.code === 'DATABASE_AWAY' || (error.code === undefined && gateway.includes(error.status))))

/**
 * Whether the server refused a request and so changed nothing. No answer and a failure of the server leave open whether it did,
 * and so does 408, which a gateway may say of a request that it passed on.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export const unexpected = 'Something unexpected happened'

/** Returns the messages of a refusal, each once. */
export function distinctErrors(data: unknown): string[] {
  if (!isRecord(data) || !Array.isArray(data.errors)) return []
  return [...new Set(data.errors.filter((error) => typeof error === 'string'))]
}

function textOf(data: unknown, name: 'code' | 'field'): string | undefined {
  const text = isRecord(data) ? data[name] : undefined
  return typeof text === 'string' ? text : undefined
}
