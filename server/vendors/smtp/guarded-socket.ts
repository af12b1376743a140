import { connect, type Socket } from 'node:net'
import { guardedLookup } from '../guarded-lookup.ts'

type Done = (error: Error | null, opened?: { readonly connection: Socket }) => void

/** Opens connections to a mail server that must not be in a private network, even if its name resolves to one. */
export const guardedSocket =
  (host: string, port: number, withinMs: number) =>
  (_options: unknown, done: Done): void => {
    const socket = connect({ host, port, lookup: guardedLookup })
    const refuse = (error: Error) => done(error)
    socket.setTimeout(withinMs, () =>
      socket.destroy(new Error(`${host} did not answer within ${withinMs} ms.`)),
    )
    socket.once('error', refuse)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', refuse)
      done(null, { connection: socket })
    })
  }
