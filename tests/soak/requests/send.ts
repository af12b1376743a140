import http from 'node:http'
import type { SoakRequest } from './soak-request.ts'

export interface Received {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

/** Missing response: the connection ended, or nothing came within the time that a browser waits. */
export interface Silence {
  readonly silence: string
}

const patienceMs = 30_000

/** Creates an agent that keeps connections open, as browsers do. */
export const createAgent = (): http.Agent => new http.Agent({ keepAlive: true })

/** Sends a request unchanged: its address is not normalised and its headers are not corrected. */
export function send(base: string, agent: http.Agent, request: SoakRequest): Promise<Received | Silence> {
  const { method, path, headers, body, cutAfter } = request
  return new Promise((resolve) => {
    const message = http.request(base, { method, path, headers: lengthened(headers, body), agent })
    const end = (error: Error) => resolve({ silence: error.message })
    message.on('error', end)
    message.setTimeout(patienceMs, () => message.destroy(new Error(`No answer for ${patienceMs} ms.`)))
    message.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', end)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    if (cutAfter === undefined) message.end(body)
    else message.write(body?.subarray(0, cutAfter), () => message.destroy(new Error('Cut.')))
  })
}

const lengthened = (headers: SoakRequest['headers'], body: Buffer | undefined) =>
  body === undefined || headers['transfer-encoding'] !== undefined
    ? headers
    : { ...headers, 'content-length': String(body.length) }
