import type { SessionEnd } from '#generated/domain'
import type { CopyKey } from '#generated/ids'

/** Sentences for the reasons that a server gives. */
const reasons: Readonly<Record<string, CopyKey>> = {
  ENDED: 'shell.session.ended',
  PASSWORD: 'shell.session.password',
  LIMIT: 'shell.session.limit',
  DENIED: 'shell.session.denied',
  CLOSED: 'shell.session.closed',
} satisfies Partial<Record<SessionEnd, CopyKey>>

/** Sentence for why a session ended; the plain one where no reason is known. */
export const lossSentence = (reason = ''): CopyKey => reasons[reason] ?? 'shell.session.lost'
