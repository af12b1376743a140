import type { LetterSender } from '../ports/letter-sender.ts'

/** Sender that sends nothing: letters stay in the outbox. */
export const sandboxLetters: LetterSender = { send: async () => 'KEPT' }
