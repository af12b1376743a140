import type { Notice } from '../fan-out/fan-out.ts'
import type { Connection } from './connection.ts'

/** Who of a conversation is connected to this server. */
export interface Room {
  readonly connections: Set<Connection>
  /** Those who wait without a socket. */
  readonly waiters: Set<(notice: Notice | undefined) => void>
  /** Resolves when what was begun in turn is done. */
  turn: Promise<void>
}

/** The rooms of a server by conversation; one is there as long as somebody is in it. */
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

  /** Forgets a room that the last one has left. */
  tidy(conversation: string): void {
    const room = this.get(conversation)
    if (room?.connections.size === 0 && room.waiters.size === 0) this.delete(conversation)
  }

  /** Does in a room what reads and tells: after what was begun there before, so that nobody is told last what was true first. */
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

  /** The least that somebody in a room was sent who could take more; undefined where there is nobody. */
  firstMissing(conversation: string): number | undefined {
    let first: number | undefined
    for (const { delivered, slowSince } of this.get(conversation)?.connections ?? [])
      if (delivered !== undefined && slowSince === undefined) first = Math.min(first ?? delivered, delivered)
    return first
  }

  /** The next notice of a conversation; undefined once the signal ends the wait. */
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
