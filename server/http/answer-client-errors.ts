import { STATUS_CODES } from 'node:http'
import type { ConnectionError, FastifyServerOptions } from 'fastify'
import { Problem } from '../errors/problem.ts'
import type { TenantDirectory } from '../tenants/tenant-directory.ts'
import { toErrorResponse } from './handle-errors.ts'

/** Answers a connection with an unreadable request in the shape of every refusal, and closes it. */
export const answerClientErrors =
  (tenants: TenantDirectory): NonNullable<FastifyServerOptions['clientErrorHandler']> =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(messageOf(tenants, problemOf(error)))
    socket.destroySoon()
  }

function problemOf({ code }: ConnectionError): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem(431, 'HEADERS_TOO_LARGE')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem(408, 'REQUEST_TIMEOUT')
  return new Problem(400, 'INVALID_REQUEST')
}

/** Formats the response as text, because without a request there is no reply object. */
function messageOf({ fallback }: TenantDirectory, problem: Problem): string {
  const body = JSON.stringify(toErrorResponse(fallback, problem))
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
