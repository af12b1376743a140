import { ApiError, FetchError, unexpected } from '../kit/api/api-error.ts'
import { callLimits } from '../kit/api/call-limits.ts'
import { whileLoading } from '../kit/api/loading.ts'
import { pause } from '../kit/api/retry.ts'
import { noteServerTime } from '../kit/api/server-clock.ts'
import { noteReachable } from './reachability.ts'
import { isOfSession, isOfUser, keepRolledToken } from './session/rolled-token.ts'
import { findToken, loseSession } from './session/session.ts'
import { isSessionLost } from './session/session-loss.ts'
import { trace } from './trace-headers.ts'

export type QueryValue = string | number | boolean | undefined

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>
  /** An object is sent as JSON, a FormData as multipart. */
  readonly body?: unknown
  readonly accept?: 'application/json' | 'application/pdf'
  readonly headers?: Readonly<Record<string, string>>
  /** Adds X-With-Origin. */
  readonly withOrigin?: boolean
  /** Adds x-org. */
  readonly org?: string
  /** Whether a refusal is a normal response (a wrong password) that does not end the session. */
  readonly keepSession?: boolean
  /**
   * Whether the request is for public information without an application: its error has the status text, or 'Error
   * fetching' (section 8).
   */
  readonly isFact?: boolean
  /** Whether the page polls: such requests do not keep a session of an inactive user alive. */
  readonly isPoll?: boolean
  /**
   * Whether nobody waits for the response: no loading indicator appears, and a missing response does not count as a lost
   * connection.
   */
  readonly isQuiet?: boolean
  readonly signal?: AbortSignal
}

/** Sends a request to the backend. Resolves to the parsed response or throws an ApiError. */
export function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const answer = exchange<T>(path, options)
  return options.isQuiet ? answer : whileLoading(answer)
}

async function exchange<T>(path: string, options: RequestOptions): Promise<T> {
  const sent = findToken()
  const sending = send(path, options, sent).then((answer) => {
    keepRolledToken(answer.status, answer.headers.get('authorization'), sent)
    return answer
  })
  if (options.method) void navigator.locks?.request('step', { mode: 'shared' }, () => sending.catch(() => {}))
  const response = await sending
  const body = await readBody(response, path, options)
  const data = body?.data
  if (!options.keepSession && isSessionLost(response.status, data)) {
    // A step under way, in any tab, may bring the next token, with which the refused request is sent again: nothing was done.
    // A moment longer, because a tab sees what another one stores a little after its lock.
    await navigator.locks?.request('step', () => pause(100))
    if (isOfSession(sent)) loseSession(data)
    else if (isOfUser(sent)) return exchange(path, options)
  }
  const { status, statusText } = response
  if (!body)
    throw new ApiError(status, `Response was not convertible to json for ${path}`, undefined, response)
  if (response.ok) return data as T // tests check the responses against the server's schemas, from which the types of both sides are generated
  throw options.isFact
    ? new FetchError(status, statusText || 'Error fetching', data, response)
    : new ApiError(status, unexpected, data, response)
}

async function send(path: string, options: RequestOptions, token: string | undefined): Promise<Response> {
  const { method = 'GET', body, signal } = options
  const timeout = AbortSignal.timeout(callLimits().request.timeoutMs)
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: requestHeaders(options, token),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }
  if (body !== undefined) init.body = body instanceof FormData ? body : JSON.stringify(body)
  try {
    const response = await fetch(path + queryText(options.query), init)
    noteReachable(true)
    // Facts may come from a cache.
    if (!options.isFact) noteServerTime(response.headers)
    return response
  } catch (error) {
    if (signal?.aborted) throw error
    throw noAnswer(path, options)
  }
}

interface Body {
  readonly data?: unknown
}

/** Reads the body of a response; undefined if it came whole and is not JSON. */
async function readBody(
  response: Response,
  path: string,
  options: RequestOptions,
): Promise<Body | undefined> {
  // A connection that breaks in the middle of a response counts as no response.
  const whole = <T>(body: Promise<T>) =>
    body.catch(() => {
      throw noAnswer(path, options)
    })
  if (response.ok && options.accept === 'application/pdf') return { data: await whole(response.blob()) }
  const text = await whole(response.text())
  if (text === '') return {}
  try {
    return { data: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function noAnswer(path: string, { isQuiet }: RequestOptions): ApiError {
  if (!isQuiet) noteReachable(false)
  return new ApiError(0, `Response was not defined for ${path}`)
}

function queryText(query: RequestOptions['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, String(one)]),
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

function requestHeaders(options: RequestOptions, token: string | undefined): Record<string, string> {
  const { body, accept = 'application/json', withOrigin, org, isPoll, headers } = options
  return {
    Accept: accept,
    // A multipart body sets its own content type, with its boundary.
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(withOrigin && { 'X-With-Origin': window.location.origin }),
    ...(isPoll && { 'X-Poll': 'true' }),
    ...(org !== undefined && { 'x-org': org }),
    ...trace.headers(),
    ...headers,
  }
}
