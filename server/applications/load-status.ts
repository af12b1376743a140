import type { FastifyRequest } from 'fastify'
import { signedIn } from '../auth/authenticate.ts'
import { and, eq } from '../database/drizzle.ts'
import { applications, identities, sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Application } from './application.ts'
import { signerDeniedAt } from './signer-denied-at.ts'

/** Loads the status of a bearer's application. One query checks the session and reads the status, because pages poll this. */
export async function loadStatus(
  services: Services,
  request: FastifyRequest,
  uuid: string,
): Promise<Pick<Application, 'state' | 'status' | 'version' | 'deniedAt' | 'signerDeniedAt'>> {
  const {
    lastUsedAt: _,
    state,
    status,
    version,
    ...denied
  } = await signedIn(services, request, (isOpen) =>
    services.database.db
      .select({
        lastUsedAt: sessions.lastUsedAt,
        state: applications.state,
        status: applications.status,
        version: applications.version,
        deniedAt: identities.deniedAt,
        signerDeniedAt,
      })
      .from(sessions)
      .innerJoin(identities, eq(identities.uuid, sessions.identity))
      .leftJoin(applications, and(eq(applications.owner, sessions.identity), eq(applications.uuid, uuid)))
      .where(isOpen),
  )
  if (state === null || status === null || version === null) throw new Problem(404, 'APPLICATION_NOT_FOUND')
  return { state, status, version, ...denied }
}
