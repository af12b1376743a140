import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'

export interface RemoteAnswer {
  readonly status: number
  readonly ms: number
}

/** Milliseconds for which a request is repeated before the server counts as gone. */
const patienceMs = 60_000

/**
 * Creates an app whose `inject` calls the server at an address. A request without a response, or with a 503, is sent
 * again unchanged with its idempotency key, as by a browser whose user presses the button again.
 */
export function remoteApp(base: string, tell: (answer: RemoteAnswer) => void = () => {}): FastifyInstance {
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.all('/*', async (request, reply) => {
    const answer = await untilAnswered(() => send(base, request), tell)
    for (const name of ['authorization', 'content-type', 'idempotency-replayed']) {
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
  })
  return app
}

async function untilAnswered(
  sendOnce: () => Promise<Response>,
  tell: (answer: RemoteAnswer) => void,
): Promise<Response> {
  const end = Date.now() + patienceMs
  for (;;) {
    const began = Date.now()
    const answer = await sendOnce().catch(() => undefined)
    tell({ status: answer?.status ?? 0, ms: Date.now() - began })
    if (answer !== undefined && answer.status !== 503) return answer
    if (Date.now() > end) throw new Error(`The server did not come back within ${patienceMs} ms.`)
    await pause(100)
  }
}

function send(base: string, { method, url, headers, body }: FastifyRequest): Promise<Response> {
  const own = ['authorization', 'content-type', 'idempotency-key', 'if-match']
  const kept = own.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])] as const],
  )
  return fetch(base + url, {
    method,
    headers: Object.fromEntries(kept),
    ...(body instanceof Buffer ? { body: new Uint8Array(body) } : {}),
  })
}
