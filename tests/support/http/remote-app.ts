import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'

export interface RemoteAnswer {
  readonly status: number
  readonly ms: number
}

/** How long a request is sent again, in milliseconds, until the server is told to be gone. */
const patienceMs = 60_000

/**
 * An app whose `inject` asks the server at an address. A request that is answered 503, or not at all, is sent again as it
 * was, its idempotency key included, as a browser does when its person presses once more.
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
