import type { ChatMessage, ChatServerFrame } from '#generated/api'

/** Part of a `ws` socket that a connection uses. */
export interface SocketLine {
  readonly bufferedAmount: number
  readonly send: (text: string, sent?: (error?: Error) => void) => void
  readonly close: (code: number, reason: string) => void
  readonly terminate: () => void
}

/** Close codes of the server. Those of the application begin at 4000 (RFC 6455, section 7.4.2). */
export const closeCodes = {
  goingAway: 1001,
  noFrame: 1008,
  notAdmitted: 4401,
  silent: 4408,
  tooSlow: 4409,
} as const

/**
 * Socket of one participant: tracks what it was sent and whether it keeps up. Nothing is queued for a slow reader: the server
 * stops sending until the reader has taken what was sent, and then reads the rest from the database.
 */
export class Connection {
  readonly conversation: string
  readonly participant: string
  readonly #line: SocketLine
  readonly #unsentBytes: number
  /** Sequence number of the last message sent. Undefined until the client asks for messages. */
  delivered: number | undefined
  /** Time of the last frame from the client, in milliseconds of `performance.now()`. */
  heardAt = performance.now()
  /** Time since which more bytes wait than allowed. Undefined while the client keeps up. */
  slowSince: number | undefined

  constructor(
    of: { readonly conversation: string; readonly participant: string },
    line: SocketLine,
    unsentBytes: number,
  ) {
    this.conversation = of.conversation
    this.participant = of.participant
    this.#line = line
    this.#unsentBytes = unsentBytes
  }

  send(frame: ChatServerFrame): void {
    this.#line.send(JSON.stringify(frame))
  }

  /**
   * Sends the next messages as far as the client keeps up. Returns true if missing messages must be read from the database now.
   */
  offer(messages: readonly ChatMessage[], whenTaken: () => void): boolean {
    for (const message of messages) {
      if (this.delivered === undefined || this.slowSince !== undefined) return false
      if (message.sequence > this.delivered + 1) return true
      if (message.sequence === this.delivered + 1) this.#deliver(message, whenTaken)
    }
    return false
  }

  #deliver(message: ChatMessage, whenTaken: () => void): void {
    this.delivered = message.sequence
    const text = JSON.stringify({ type: 'message', message } satisfies ChatServerFrame)
    if (this.#line.bufferedAmount + text.length <= this.#unsentBytes) this.#line.send(text)
    else {
      this.slowSince = performance.now()
      this.#line.send(text, () => {
        this.slowSince = undefined
        whenTaken()
      })
    }
  }

  close(code: number, reason: string): void {
    this.#line.close(code, reason)
  }

  /** Closes the socket with a reason and terminates it a second later, without waiting for the client's answer. */
  drop(code: number, reason: string): void {
    this.#line.close(code, reason)
    setTimeout(() => this.#line.terminate(), 1000).unref()
  }
}
