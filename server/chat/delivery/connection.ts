import type { ChatMessage, ChatServerFrame } from '#generated/api'

/** What a connection needs of a socket, as `ws` has it. */
export interface SocketLine {
  readonly bufferedAmount: number
  readonly send: (text: string, sent?: (error?: Error) => void) => void
  readonly close: (code: number, reason: string) => void
  readonly terminate: () => void
}

/** Codes with which we close; the application's own begin at 4000 (RFC 6455, section 7.4.2). */
export const closeCodes = {
  goingAway: 1001,
  noFrame: 1008,
  notAdmitted: 4401,
  silent: 4408,
  tooSlow: 4409,
} as const

/**
 * One socket of a participant: what it was sent, and how it keeps up. Nothing waits here for a slow reader: it is sent no more until
 * what it has was taken, and reads the rest from the database then.
 */
export class Connection {
  readonly conversation: string
  readonly participant: string
  readonly #line: SocketLine
  readonly #unsentBytes: number
  /** The last message that it was sent; undefined until it asked for any. */
  delivered: number | undefined
  /** When it was last heard, in milliseconds of the process. */
  heardAt = performance.now()
  /** Since when it has more to take than it may; undefined while it keeps up. */
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

  /** Sends what comes next, as far as it is taken; answers whether more has to be read for it now. */
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

  /** Says why, and waits for no answer: nobody may be there to give one. */
  drop(code: number, reason: string): void {
    this.#line.close(code, reason)
    setTimeout(() => this.#line.terminate(), 1000).unref()
  }
}
