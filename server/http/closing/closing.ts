import type { FastifyInstance } from 'fastify'

/** Shutdown of a server, announced before it happens. */
export interface Closing {
  /** Aborted once the server is about to close: it is not ready from then on, and still answers. */
  readonly signal: AbortSignal
  readonly begin: () => void
  /** Milliseconds since the last request. Infinity if there was none. */
  readonly quietMs: () => number
  /** Whether requests are being answered. */
  readonly isAnswering: () => boolean
}

/**
 * Creates the shutdown of a server. Once it has begun, each answer ends its connection: a client that kept one could send its
 * next request at the moment at which it is closed, and the server would wait for it as long as it is kept, 72 seconds.
 */
export function createClosing(app: FastifyInstance): Closing {
  const controller = new AbortController()
  const { signal } = controller
  let askedAt = Number.NEGATIVE_INFINITY
  let answering = 0
  app.addHook('onRequest', async (_request, { raw }) => {
    askedAt = performance.now()
    answering += 1
    // Emitted after the answer, and also where the client has gone.
    raw.once('close', () => {
      answering -= 1
    })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (signal.aborted) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => controller.abort())
  return {
    signal,
    begin: () => controller.abort(),
    quietMs: () => performance.now() - askedAt,
    isAnswering: () => answering > 0,
  }
}
