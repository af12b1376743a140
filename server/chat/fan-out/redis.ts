import { createClient } from '@redis/client'
import type { FanOut } from './fan-out.ts'
import { createOutgoing } from './outgoing.ts'

const channel = 'heloc:chat'

/** The start waits no longer for a Redis that is away: it comes back by itself. */
const startMs = 3000

/** Redis for fleets: one line publishes, the other listens. */
export function createRedisFanOut(url: string): FanOut {
  const publisher = createClient({
    url,
    // What waits is kept in order and once by `outgoing`; the client's own queue would send it all again.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000), connectTimeout: 5000 },
  })
  const subscriber = publisher.duplicate({ disableOfflineQueue: false })
  const outgoing = createOutgoing((payload) => publisher.publish(channel, payload))
  let hasListened = false
  publisher.on('ready', () => outgoing.flush())

  return {
    start: async (listener) => {
      for (const client of [publisher, subscriber]) client.on('error', listener.onFault)
      subscriber.on('ready', () => {
        // What was said between the last line and this one nobody told.
        if (hasListened) listener.onGap()
        hasListened = true
      })
      const listening = Promise.all([
        publisher.connect(),
        subscriber
          .connect()
          .then(() => subscriber.subscribe(channel, (payload) => outgoing.receive(payload, listener))),
      ]).catch(listener.onFault)
      await Promise.race([listening, new Promise((resolve) => setTimeout(resolve, startMs).unref())])
    },
    publish: outgoing.add,
    stop: async () => {
      for (const client of [publisher, subscriber]) client.destroy()
    },
  }
}
