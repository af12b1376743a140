import type { FastifyRequest } from 'fastify'
import { bearerOf, isSignedIn, noteUse, sessionOver } from '../auth/authenticate.ts'
import { and, eq } from '../database/drizzle.ts'
import { applications, sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Application } from './application.ts'

/** Where an application of the bearer stands. One query asks who they are and what is theirs: pages poll this. */
export async function loadStatus(
  services: Services,
  request: FastifyRequest,
  uuid: string,
): Promise<Pick<Application, 'status' | 'version'>> {
  const bearer = bearerOf(request)
  const [row] = await services.database.db
    .select({
      lastUsedAt: sessions.lastUsedAt,
      status: applications.status,
      version: applications.version,
    })
    .from(sessions)
    .leftJoin(applications, and(eq(applications.owner, sessions.identity), eq(applications.uuid, uuid)))
    .where(isSignedIn(services, bearer))
  if (row === undefined) throw await sessionOver(services, bearer)
  await noteUse(services, request, row.lastUsedAt)
  const { status, version } = row
  if (status === null || version === null) throw new Problem(404, 'APPLICATION_NOT_FOUND')
  return { status, version }
}
