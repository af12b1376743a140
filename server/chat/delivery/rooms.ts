import type { Notice } from '../fan-out/fan-out.ts'
import type { Connection } from './connection.ts'

/** Clients of one conversation that are connected to this server. */
export interface Room {
  readonly connections: Set<Connection>
  /** Pending long polls, which have no socket. */
  readonly waiters: Set<(notice: Notice | undefined) => void>
  /** Resolves when the work begun with `inTurn` is done. */
  turn: Promise<void>
}

/** Rooms of a server by conversation. A room exists while somebody is in it. */
export class Rooms extends Map<string, Room> {
  enter(conversation: string): Room {
    const room = this.get(conversation) ?? {
      connections: new Set(),
      waiters: new Set(),
      turn: Promise.resolve(),
    }
    this.set(conversation, room)
    return room
  }

  /** Deletes a room that the last client has left. */
  tidy(conversation: string): void {
    const room = this.get(conversation)
    if (room?.connections.size === 0 && room.waiters.size === 0) this.delete(conversation)
  }

  /** Runs work that reads and sends in a room after earlier such work, so that an outdated state is never sent last. */
  inTurn(conversation: string, work: () => Promise<void>): Promise<void> {
    const room = this.get(conversation)
    if (room === undefined) return Promise.resolve()
    const done = room.turn.then(work)
    room.turn = done.catch(() => {})
    return done
  }

  *connections(): Generator<Connection> {
    for (const { connections } of this.values()) yield* connections
  }

  /** Returns the lowest last-sent sequence among the connections of a room that keep up. Undefined if there are none. */
  firstMissing(conversation: string): number | undefined {
    let first: number | undefined
    for (const { delivered, slowSince } of this.get(conversation)?.connections ?? [])
      if (delivered !== undefined && slowSince === undefined) first = Math.min(first ?? delivered, delivered)
    return first
  }

  /** Waits for the next notice of a conversation. Undefined if the signal ends the wait. */
  waitFor(conversation: string, signal: AbortSignal): Promise<Notice | undefined> {
    return new Promise((resolve) => {
      const room = this.enter(conversation)
      const end = (notice?: Notice) => {
        signal.removeEventListener('abort', abort)
        room.waiters.delete(end)
        this.tidy(conversation)
        resolve(notice)
      }
      const abort = () => end()
      room.waiters.add(end)
      if (signal.aborted) end()
      else signal.addEventListener('abort', abort, { once: true })
    })
  }
}
