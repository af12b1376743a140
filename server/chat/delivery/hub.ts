import type { ChatMessage } from '#generated/api'
import type { Notice } from '../fan-out/fan-out.ts'
import type { Connection } from './connection.ts'

/**
 * Hub of live chat: brings what happens in conversations to the clients connected to this server, and notifies the other
 * servers.
 */
export interface Hub {
  /** Delivers a message that was stored by this server. */
  readonly deliver: (conversation: string, message: ChatMessage) => void
  /** Announces any other event that happened on this server. */
  readonly notify: (notice: Notice) => void
  /** Closes the open lines of somebody who signed out to the conversations that they began. */
  readonly tellSignedOut: (identity: string) => Promise<void>
  /** Registers a listener for events of this server, not of other servers. */
  readonly listen: (listener: (notice: Notice) => void) => void
  /** Adds a connection. Returns how many sockets the participant has on this server, this one included. */
  readonly join: (connection: Connection) => number
  readonly leave: (connection: Connection) => void
  /**
   * Runs work that reads and sends the standing of a conversation, after earlier such work. Does nothing if nobody is connected
   * to it.
   */
  readonly inTurn: (conversation: string, work: () => Promise<void>) => Promise<void>
  /** Sends a connection the messages after its last one. */
  readonly catchUp: (connection: Connection) => void
  /** Waits for the next notice of a conversation. Undefined if the signal ends the wait. */
  readonly waitFor: (conversation: string, signal: AbortSignal) => Promise<Notice | undefined>
  readonly start: () => Promise<void>
  /** Tells every client to connect to another server, because this one closes. */
  readonly sendAway: () => void
  readonly stop: () => Promise<void>
}
