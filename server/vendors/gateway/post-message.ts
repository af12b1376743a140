import type { IncomingHttpHeaders } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { guardedLookup } from '../guarded-lookup.ts'

export interface VendorMessage {
  /** POST if undefined. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Time limit for name lookup, connection and response together. */
  readonly withinMs: number
  /** Whether the address may be in a private network. */
  readonly private: boolean
}

export interface MessageAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const mostBytes = 1024 ** 2

/**
 * Sends JSON, or the type that its headers name, and follows no redirect. Throws if no response comes in time, or if it is too
 * large or incomplete.
 */
export function postMessage({
  method = 'POST',
  url,
  headers,
  body,
  withinMs,
  private: isPrivate,
}: VendorMessage): Promise<MessageAnswer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(withinMs)
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      signal,
      ...(isPrivate ? {} : { lookup: guardedLookup }),
    })
    request.on('error', (error) =>
      reject(signal.aborted ? new Error(`no answer within ${withinMs} ms`, { cause: error }) : error),
    )
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > mostBytes) request.destroy(new Error('The answer is larger than a megabyte.'))
        else chunks.push(chunk)
      })
      response.on('error', reject)
      response.on('aborted', () => reject(new Error('The answer broke off.')))
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, headers: answered, body: Buffer.concat(chunks).toString('utf8') })
      })
    })
    request.end(body)
  })
}
