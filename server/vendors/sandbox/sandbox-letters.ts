import type { LetterSender } from '../ports/letter-sender.ts'

/** Sends nothing: letters lie in the outbox. */
export const sandboxLetters: LetterSender = { send: async () => 'KEPT' }
