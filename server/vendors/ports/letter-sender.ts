import type { VendorCall } from './vendor-call.ts'

/** Sender of letters: mail or text messages. Called by jobs: responds or throws within 120 seconds. */
export interface LetterSender {
  /** Sends a letter. SENT: passed to the delivering service. KEPT: stored in the outbox alone, for people to pass on. */
  readonly send: (letter: OutgoingLetter, call: VendorCall) => Promise<'SENT' | 'KEPT'>
}

export interface OutgoingLetter {
  /** Number in the outbox, equal at each attempt. */
  readonly id: number
  /** Name of the lender, shown as the sender. */
  readonly sender: string
  /** E-mail address or telephone number. */
  readonly recipient: string
  readonly subject: string
  /** Plain text; a text message has nothing else. */
  readonly body: string
  /** The same text as HTML in the lender's colors, for mail. */
  readonly html?: string
  /** Address that unsubscribes the reader from letters of this kind, by a POST and without signing in (RFC 8058). */
  readonly refusalLink?: string
}
