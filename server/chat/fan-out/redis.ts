import { createClient } from '@redis/client'
import type { FanOut } from './fan-out.ts'
import { createOutgoing } from './outgoing.ts'

const channel = 'heloc:chat'

/** Longest time that the start waits for Redis; the client reconnects by itself. */
const startMs = 3000

/** Creates a fan-out over Redis, for fleets: one connection publishes, the other listens. */
export function createRedisFanOut(url: string): FanOut {
  const publisher = createClient({
    url,
    // `outgoing` keeps the waiting notices in order and without duplicates; the client's own queue would send them all again.
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
        // Notices sent between the last connection and this one were lost.
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
