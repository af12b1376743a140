import { distinctErrors } from '../../kit/api/api-error.ts'
import { noteServerTime } from '../../kit/api/server-clock.ts'
import { say } from '../wording.ts'
import { findAgentToken, saveAgentToken } from './agent-session.ts'

const timeoutMs = 30_000

/** Failed request, with the server's message. */
export class AgentError extends Error {
  override readonly name = 'AgentError'
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

export interface CallOptions {
  /** HTTP method; if omitted, GET without a body and POST with one. */
  readonly method?: 'PUT' | 'DELETE'
  /** Whether the page polls: such a request does not keep the user signed in. */
  readonly isPoll?: boolean
}

/** Sends a request of the staff's pages: a GET, or a POST of the given body. Resolves to the response or throws an AgentError. */
export async function call<T>(path: string, body?: object, options: CallOptions = {}): Promise<T> {
  const response = await send(path, body, options)
  const text = await response.text()
  if (response.ok) return parse(text) as T // tests check the responses against the server's schemas, from which the types of both sides are generated
  throw new AgentError(response.status, sentenceOf(text))
}

/** Downloads a file. Throws an AgentError if that fails. */
export async function callFile(path: string): Promise<Blob> {
  const response = await send(path)
  if (response.ok) return response.blob()
  throw new AgentError(response.status, sentenceOf(await response.text()))
}

async function send(path: string, body?: object, options: CallOptions = {}): Promise<Response> {
  const token = findAgentToken()
  const response = await fetch(path, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Accept: 'application/json',
      ...(options.isPoll && { 'X-Poll': 'true' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new AgentError(0, say('error.away'))
  })
  noteServerTime(response.headers)
  keepToken(response, token)
  return response
}

/** Stores the token that a 200 rolls. A 401 ends the session that sent the request, but no session that began since. */
function keepToken({ status, headers }: Response, sent: string | undefined): void {
  const authorization = headers.get('authorization') ?? ''
  const isSame = findAgentToken() === sent
  if (status === 200 && authorization.startsWith('Bearer ') && (isSame || sent === undefined))
    saveAgentToken(authorization.slice('Bearer '.length))
  if (status === 401 && sent !== undefined && isSame) saveAgentToken(undefined)
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const sentenceOf = (text: string): string => distinctErrors(parse(text)).join(' ') || say('error.unexpected')
