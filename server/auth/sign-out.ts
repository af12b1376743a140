import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { bearerOf } from './authenticate.ts'
import { endingSessions, type SessionsToEnd } from './end-sessions.ts'
import { noteSecurity } from './note-security.ts'
import { endingOthers } from './renew-session.ts'

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

/** Ends every other session of the bearer, and what copies of their token open. Returns how many sessions there were. */
export async function signOutElsewhere(services: Services, request: FastifyRequest): Promise<number> {
  const { identity } = bearerOf(request)
  const ended = await endingOthers(services, request, (_, endOthers) =>
    endOthers({ identity }, 'ENDED', services.clock.now()),
  )
  if (ended > 0) noteSecurity(services, request, 'session-ended', { identity })
  return ended
}
