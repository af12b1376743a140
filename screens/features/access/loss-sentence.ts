import type { SessionEnd } from '#generated/domain'

/** Reasons of a server for which there is a sentence. */
const reasons = [
  'ended',
  'password',
  'limit',
  'denied',
  'closed',
] as const satisfies readonly Lowercase<SessionEnd>[]

/** Sentence for why a session ended; the plain one where no reason is known. */
export const lossSentence = (reason = '') =>
  `shell.session.${reasons.find((each) => each === reason.toLowerCase()) ?? 'lost'}` as const
