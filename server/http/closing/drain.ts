import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Closing } from './closing.ts'

export interface DrainTimes {
  /** Time for those who send requests to learn that this server is not ready. */
  readonly announceMs: number
  /** Time from the beginning until connections that still wait for an answer are cut. */
  readonly requestsMs: number
  /** Time without a request after which nobody has to learn it: a load balancer asks more often. */
  readonly unusedMs: number
}

export const usualTimes: Omit<DrainTimes, 'announceMs'> = { requestsMs: 13_000, unusedMs: 15_000 }

/**
 * How often connections are closed on which nothing is under way. A browser opens some ahead that it may never use, and they
 * would be waited for.
 */
const tidyMs = 500

/**
 * Closes a server without failing a request: says that it is not ready, answers as before until others have heard it, lets
 * requests in flight finish, and only then stops its work.
 */
export async function drain(app: FastifyInstance, closing: Closing, times: DrainTimes): Promise<void> {
  const isUsed = closing.quietMs() < times.unusedMs
  closing.begin()
  const cut = setTimeout(() => app.server.closeAllConnections(), times.requestsMs).unref()
  if (isUsed) await pause(times.announceMs)
  const tidy = setInterval(() => {
    if (closing.isAnswering()) app.server.closeIdleConnections()
    else app.server.closeAllConnections()
  }, tidyMs).unref()
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
    clearInterval(tidy)
  }
}
