import type { ChatMessage } from '#generated/api'
import type { Notice } from '../fan-out/fan-out.ts'
import type { Connection } from './connection.ts'

/** Brings what happens in conversations to whoever is connected to this server, and tells the other servers. */
export interface Hub {
  /** A message was kept here. */
  readonly deliver: (conversation: string, message: ChatMessage) => void
  /** Something else happened here. */
  readonly notify: (notice: Notice) => void
  /** Hears of what happens here, and not at other servers. */
  readonly listen: (listener: (notice: Notice) => void) => void
  /** Answers how many sockets the participant has here, this one included. */
  readonly join: (connection: Connection) => number
  readonly leave: (connection: Connection) => void
  /** Tells something of where a conversation stands, after what of it is being told; nothing once nobody is here. */
  readonly inTurn: (conversation: string, work: () => Promise<void>) => Promise<void>
  /** Has a connection sent what comes after its last message. */
  readonly catchUp: (connection: Connection) => void
  /** The next notice of a conversation; undefined once the signal ends the wait. */
  readonly waitFor: (conversation: string, signal: AbortSignal) => Promise<Notice | undefined>
  readonly start: () => Promise<void>
  /** The server closes: everybody is told to connect to another. */
  readonly sendAway: () => void
  readonly stop: () => Promise<void>
}
