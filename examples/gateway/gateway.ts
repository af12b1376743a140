import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import type { VendorCallback, VendorRequest } from '#generated/api'
import { answerTo } from './answers.ts'

export interface GatewayOptions {
  /** Secret in the form `whsec_` and base64, the same as the product's. */
  readonly secret: string
  /** Milliseconds after which a request is answered by a callback, with a 202 at first; undefined to answer at once. */
  readonly laterMs?: (request: VendorRequest) => number | undefined
  /** Receives each signed request first, and may answer it in place of the gateway. */
  readonly meddle?: (request: VendorRequest, response: ServerResponse) => Promise<'ANSWERED' | undefined>
}

/**
 * Creates a gateway as a lender would build it between the product and its vendors. It checks the signature, executes
 * each call once, however often the call is sent, and signs its responses.
 */
export function createReferenceGateway(options: GatewayOptions): Server {
  const webhook = new Webhook(options.secret)
  // A real gateway stores its answers where they survive the process.
  const answered = new Map<string, Promise<object>>()
  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(incoming)
    if (!isSigned(incoming, body)) return void response.writeHead(401).end()
    const request: VendorRequest = JSON.parse(body)
    if ((await options.meddle?.(request, response)) === 'ANSWERED') return
    const answer = answered.get(request.call) ?? answerTo(request)
    answered.set(request.call, answer)
    answer.catch(() => answered.delete(request.call))
    const laterMs = request.callback === undefined ? undefined : options.laterMs?.(request)
    if (laterMs === undefined)
      return send(response, request.call, { call: request.call, answer: await answer })
    response.writeHead(202).end()
    setTimeout(() => void callBack(request, answer).catch(console.error), laterMs)
  }

  function isSigned({ headers }: IncomingMessage, body: string): boolean {
    try {
      webhook.verify(
        body,
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      )
      return true
    } catch {
      return false
    }
  }

  function send(response: ServerResponse, id: string, value: object): void {
    const body = JSON.stringify(value)
    response.writeHead(200, { 'content-type': 'application/json', ...sign(id, body) }).end(body)
  }

  function sign(id: string, body: string) {
    const now = new Date()
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, now, body),
    }
  }

  /** Sends a callback, up to five times until the product accepts it, because the product may be unavailable. */
  async function callBack(
    { call, application, callback = '' }: VendorRequest,
    answer: Promise<object>,
  ): Promise<void> {
    const value: VendorCallback = {
      call,
      ...(application !== undefined && { application }),
      answer: await answer,
    }
    const body = JSON.stringify(value)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const headers = { 'content-type': 'application/json', ...sign(`${call}-answer`, body) }
      const response = await fetch(callback, { method: 'POST', headers, body }).catch(() => undefined)
      if (response !== undefined && response.status < 500) return
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt))
    }
  }
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
