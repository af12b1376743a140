import type { FastifyRequest } from 'fastify'
import { tellSignedOut } from '../chat/conversations/tell-signed-out.ts'
import type { Services } from '../services.ts'
import { endSessions, type SessionsToEnd } from './end-sessions.ts'
import { noteSecurity } from './note-security.ts'

/** Ends open sessions at their owner's request and logs it. Returns how many there were. */
export async function signOut(
  services: Services,
  request: FastifyRequest,
  which: SessionsToEnd,
  reason: 'ENDED' | 'SIGNED_OUT',
): Promise<number> {
  const ended = await endSessions(services.database.db, which, reason, services.clock.now())
  if (ended > 0) {
    noteSecurity(services, request, 'session-ended', { identity: which.identity })
    await tellSignedOut(services, which.identity)
  }
  return ended
}
