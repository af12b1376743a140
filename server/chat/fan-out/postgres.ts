import pg from 'pg'
import { patience } from '../../database/postgres-connection.ts'
import type { FanOut, FanOutListener } from './fan-out.ts'
import { createOutgoing } from './outgoing.ts'

const channel = 'chat'

/** How often a quiet line is asked whether it is still there, and how long each try at a new one waits for the next. */
const lookMs = 10_000
const againMs = 500

/**
 * LISTEN and NOTIFY on one direct connection of its own: a pooler in transaction mode delivers none, and a notice within the
 * transaction of a message would make all commits wait for each other.
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
    // What was said between the last line and this one nobody told.
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

  /** A line that is dead says nothing: it is asked, with the time-out that every query has. */
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
