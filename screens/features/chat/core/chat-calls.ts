import { isRecord } from '#engine'
import type { ChatAttachment, ChatClientFrame, ChatFrames, ChatMessages, ChatTicket } from '#generated/api'
import { callLimits } from '../../../kit/api/call-limits.ts'
import { noteServerTime } from '../../../kit/api/server-clock.ts'

const stream = '/service-omni-proxy/insecure/api/v1/stream'

/** Failed request of the chat, with the response (support specification 8). Status 0 means that no response came. */
export class ChatCallError extends Error {
  override readonly name = 'ChatCallError'
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  readonly code: string
  readonly errors: readonly string[]
  readonly retryAfterMs: number | undefined

  constructor(status: number, body?: unknown, { statusText = '', retryAfterMs }: Answered = {}) {
    super(`A call of the chat failed: ${status} ${statusText}`.trim())
    const { code, errors } = isRecord(body) ? body : {}
    this.status = status
    this.statusText = statusText
    this.body = body
    this.code = typeof code === 'string' ? code : ''
    this.errors = Array.isArray(errors) ? errors.filter((one) => typeof one === 'string') : []
    this.retryAfterMs = retryAfterMs
  }
}

interface Answered {
  readonly statusText?: string
  readonly retryAfterMs?: number | undefined
}

/** Requests of one participant of a conversation. */
export interface ChatCalls {
  readonly ticket: () => Promise<string>
  readonly frame: (frame: ChatClientFrame) => Promise<ChatFrames>
  readonly after: (sequence: number, waitMs: number, signal: AbortSignal) => Promise<ChatMessages>
  readonly before: (sequence: number) => Promise<ChatMessages>
  readonly upload: (file: File) => Promise<ChatAttachment>
  readonly download: (id: string) => Promise<Blob>
}

/** Creates the requests. `token` returns a token that is valid now. */
export function createChatCalls(token: () => Promise<string>): ChatCalls {
  const call = async (path: string, init: RequestInit = {}, isFile = false): Promise<Response> => {
    const headers = {
      ...(typeof init.body === 'string' && { 'Content-Type': 'application/json' }),
      Authorization: `Bearer ${await token()}`,
    }
    return ask(stream + path, { ...init, headers }, isFile)
  }
  const json = async <T>(path: string, init?: RequestInit): Promise<T> => (await call(path, init)).json()
  const post = <T>(path: string, body?: string) =>
    json<T>(path, { method: 'POST', ...(body !== undefined && { body }) })
  return {
    ticket: async () => (await post<ChatTicket>('/ticket')).ticket,
    frame: (frame) => post('/frames', JSON.stringify(frame)),
    after: (sequence, waitMs, signal) => json(`/messages?after=${sequence}&waitMs=${waitMs}`, { signal }),
    before: (sequence) => json(`/messages?before=${sequence}`),
    upload: async (file) => {
      const body = new FormData()
      body.append('file', file)
      return (await call('/attachments', { method: 'POST', body }, true)).json()
    },
    download: async (id) => (await call(`/attachments/${id}`, {}, true)).blob(),
  }
}

/**
 * Sends one request. Throws a ChatCallError if the response is no success, or if none comes within the timeout of every
 * request (core specification 7). The transfer of a file has no timeout.
 */
export async function ask(path: string, init: RequestInit, isFile = false): Promise<Response> {
  const headers = { Accept: 'application/json', ...init.headers }
  const request = {
    ...init,
    headers,
    credentials: 'include',
    ...(!isFile && { signal: inTime(init) }),
  } as const
  const response = await fetch(path, request).catch(() => undefined)
  if (response === undefined) throw new ChatCallError(0)
  noteServerTime(response.headers)
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => undefined)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const { status, statusText } = response
  throw new ChatCallError(status, body, {
    statusText,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
  })
}

function inTime({ signal }: RequestInit): AbortSignal {
  const timeout = AbortSignal.timeout(callLimits().request.timeoutMs)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}
