import type { CopyValues } from '#generated/copy'
import type { SessionEnd } from '#generated/domain'

/** Sentences for the reasons that a server gives. */
const reasons = {
  ENDED: 'shell.session.ended',
  PASSWORD: 'shell.session.password',
  LIMIT: 'shell.session.limit',
  DENIED: 'shell.session.denied',
  CLOSED: 'shell.session.closed',
} as const satisfies Partial<Record<SessionEnd, keyof CopyValues>>

/** Sentence for why a session ended; the plain one where no reason is known. */
export const lossSentence = (reason = '') =>
  Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : 'shell.session.lost'
