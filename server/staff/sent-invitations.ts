import { stageOfState } from '#engine'
import type { SentInvitation } from '#generated/api'
import { shortName } from '../auth/full-name.ts'
import { inviters, type StaffMember, tenantsOf } from '../auth/staff/staff-member.ts'
import type { Database } from '../database/database.ts'
import { and, desc, eq, inArray, sql } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Lists the borrowers whom a staff member has invited at lenders they still work for, the newest first. */
export async function loadInvitations(
  services: Services,
  member: StaffMember,
): Promise<readonly SentInvitation[]> {
  const rows = await select(services.database.db, member.uuid, tenantsOf(member, inviters))
  return rows.map(({ uuid, email, profile, passwordHash, tenant, createdAt, state }) => ({
    identityUuid: uuid,
    name: shortName(profile),
    email,
    tenant,
    invitedAt: createdAt.toISOString(),
    isSetUp: passwordHash !== null,
    ...(state !== null && {
      state,
      progress: progressOf(services.tenants.find(tenant) ?? services.tenants.fallback, state),
    }),
  }))
}

/** Returns the progress of an application, in the words of its borrower's dashboard. */
const progressOf = (tenant: Tenant, state: string): string =>
  sentence(tenant, `dashboard.stage.${stageOfState(tenant.journey.serverStates, state)}`)

const select = (db: Database, referrer: string, tenants: readonly string[]) =>
  db
    .select({
      uuid: identities.uuid,
      email: identities.email,
      profile: identities.profile,
      passwordHash: identities.passwordHash,
      tenant: identities.tenant,
      createdAt: identities.createdAt,
      // State of the newest application, so that an invited borrower is listed once.
      state: sql<string | null>`(select a.state from applications a where a.owner = "identities"."uuid"
        order by a.created_at desc, a.uuid limit 1)`,
    })
    .from(identities)
    .where(and(eq(identities.referrerUuid, referrer), inArray(identities.tenant, [...tenants])))
    .orderBy(desc(identities.createdAt))
    .limit(200)
