import type { SQL } from 'drizzle-orm'
import { stageOf } from '#engine'
import type { SentInvitation } from '#generated/api'
import { toldStageOf } from '../applications/told-stage-of.ts'
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
  return rows.map(({ uuid, email, profile, passwordHash, tenant, createdAt, state, fundedAt }) => ({
    identityUuid: uuid,
    name: shortName(profile),
    email,
    tenant,
    invitedAt: createdAt.toISOString(),
    isSetUp: passwordHash !== null,
    ...(state !== null && {
      state,
      progress: progressOf(services.tenants.find(tenant) ?? services.tenants.fallback, state, fundedAt),
    }),
  }))
}

/** Returns the progress of an application, in the words of its borrower's dashboard. */
function progressOf(tenant: Tenant, state: string, fundedAt: string | null): string {
  const stage = toldStageOf(tenant, { state, heloc: { ...(fundedAt !== null && { fundedAt }) } })
  return sentence(tenant, `dashboard.stage.${stageOf({ stage })}`)
}

/** Reads a value of the newest application of a borrower. */
const ofNewest = (value: SQL) =>
  sql<string | null>`(select ${value} from applications a where a.owner = "identities"."uuid"
    order by a.created_at desc, a.uuid limit 1)`

const select = (db: Database, referrer: string, tenants: readonly string[]) =>
  db
    .select({
      uuid: identities.uuid,
      email: identities.email,
      profile: identities.profile,
      passwordHash: identities.passwordHash,
      tenant: identities.tenant,
      createdAt: identities.createdAt,
      // Of the newest application, so that an invited borrower is listed once.
      state: ofNewest(sql`a.state`),
      fundedAt: ofNewest(sql`a.heloc ->> 'fundedAt'`),
    })
    .from(identities)
    .where(and(eq(identities.referrerUuid, referrer), inArray(identities.tenant, [...tenants])))
    .orderBy(desc(identities.createdAt))
    .limit(200)
