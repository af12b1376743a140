import { isSignedIn } from '../auth/authenticate.ts'
import type { Bearer } from '../auth/tokens.ts'
import type { Database } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { applications, identities } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Application } from './application.ts'

/** Where an application of this bearer stands. One query asks who they are and what is theirs: pages poll this. */
export async function loadStatus(
  db: Database,
  uuid: string,
  bearer: Bearer,
): Promise<Pick<Application, 'status' | 'version'>> {
  const [row] = await db
    .select({ status: applications.status, version: applications.version })
    .from(identities)
    .leftJoin(applications, and(eq(applications.owner, identities.uuid), eq(applications.uuid, uuid)))
    .where(isSignedIn(bearer))
  if (row === undefined) throw new Problem(401, 'UNAUTHENTICATED')
  const { status, version } = row
  if (status === null || version === null) throw new Problem(404, 'APPLICATION_NOT_FOUND')
  return { status, version }
}
