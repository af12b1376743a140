import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { endingSessions, type SessionsToEnd } from './end-sessions.ts'
import { noteSecurity } from './note-security.ts'

/** Ends open sessions at their owner's request and logs it. Returns how many there were. */
export async function signOut(
  services: Services,
  request: FastifyRequest,
  which: SessionsToEnd,
  reason: 'ENDED' | 'SIGNED_OUT',
): Promise<number> {
  const ended = await endingSessions(services, (_, endSessions) =>
    endSessions(which, reason, services.clock.now()),
  )
  if (ended > 0) noteSecurity(services, request, 'session-ended', { identity: which.identity })
  return ended
}
