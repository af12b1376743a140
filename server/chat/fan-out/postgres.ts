import pg from 'pg'
import { patience } from '../../database/postgres-connection.ts'
import type { FanOut, FanOutListener } from './fan-out.ts'
import { createOutgoing } from './outgoing.ts'

const channel = 'chat'

/** Interval between checks of a quiet connection, and delay between attempts to reconnect. */
const lookMs = 10_000
const againMs = 500

/**
 * Creates a fan-out over LISTEN and NOTIFY on a direct connection of its own. A pooler in transaction mode delivers no
 * notifications, and a NOTIFY within the transaction of a message would make all commits wait for each other.
 */
export function createPostgresFanOut(connectionString: string): FanOut {
  let client: pg.Client | undefined
  let listener: FanOutListener | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const outgoing = createOutgoing(async (payload) => {
    if (client === undefined) throw new Error('The line of the chat is away.')
    await client.query('select pg_notify($1, $2)', [channel, payload])
  })

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString, ...patience, application_name: 'chat' })
    let isDropped = false
    const drop = (reason: unknown) => {
      if (isDropped) return
      isDropped = true
      if (client === fresh) client = undefined
      void fresh.end().catch(() => {})
      later(reason)
    }
    fresh.on('error', drop)
    fresh.on('end', () => drop('it ended'))
    fresh.on('notification', ({ payload }) => {
      if (listener !== undefined) outgoing.receive(payload ?? '', listener)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      drop(error)
      return
    }
    if (isStopped) return void (await fresh.end())
    client = fresh
    // Notices sent between the last connection and this one were lost.
    listener?.onGap()
    outgoing.flush()
    look(fresh, drop)
  }

  const later = (reason: unknown) => {
    clearTimeout(timer)
    if (isStopped) return
    listener?.onFault(reason)
    timer = setTimeout(() => void connect(), againMs).unref()
  }

  /** Checks the connection with a query and its timeout, because a dead connection reports nothing. */
  const look = (fresh: pg.Client, drop: (reason: unknown) => void) => {
    timer = setTimeout(() => {
      fresh.query('select 1').then(() => {
        if (client === fresh) look(fresh, drop)
      }, drop)
    }, lookMs).unref()
  }

  return {
    start: (whom) => {
      listener = whom
      return connect()
    },
    publish: outgoing.add,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
