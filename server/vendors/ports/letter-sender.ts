import type { VendorCall } from './vendor-call.ts'

/** Sends letters: mail or text messages. Called by jobs: answers or throws within 120 seconds. */
export interface LetterSender {
  /** SENT: handed over to whoever delivers it. KEPT: it lies in the outbox alone, for people to pass on. */
  readonly send: (letter: OutgoingLetter, call: VendorCall) => Promise<'SENT' | 'KEPT'>
}

export interface OutgoingLetter {
  /** Number in the outbox, the same each time it is sent. */
  readonly id: number
  /** The lender, as the sender is shown. */
  readonly sender: string
  /** An address, or a telephone number. */
  readonly recipient: string
  readonly subject: string
  /** Plain words; all that a text message has. */
  readonly body: string
  /** The same words in the lender's colors, for mail. */
  readonly html?: string
  /** Address that stops letters of its kind for its reader, by a POST and without signing in (RFC 8058). */
  readonly refusalLink?: string
}
