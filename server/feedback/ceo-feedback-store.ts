import { randomUUID } from 'node:crypto'
import type { CeoFeedback, StoredCeoFeedback } from '#generated/api'
import type { Identity } from '../auth/find-identity.ts'
import { fullName } from '../auth/full-name.ts'
import type { Database } from '../database/database.ts'
import { and, columnsOf, desc, eq, inArray } from '../database/drizzle.ts'
import { applications, ceoFeedback, identities } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** Stores a message once, however often it is sent. An application that is not the sender's is left out. */
export async function saveCeoFeedback(
  { database: { db }, clock }: Services,
  { uuid: identity, tenant }: Pick<Identity, 'uuid' | 'tenant'>,
  { applicationUuid, topic, message, marketingConsent, pathname }: CeoFeedback,
): Promise<void> {
  const application = await ownOf(db, identity, applicationUuid)
  const said = { topic, message, marketingConsent, pathname }
  await db
    .insert(ceoFeedback)
    .values({ uuid: randomUUID(), identity, tenant, application, ...said, createdAt: clock.now() })
    .onConflictDoNothing()
}

/** Returns the application if it is this person's own. */
async function ownOf(db: Database, owner: string, uuid: string | undefined): Promise<string | undefined> {
  if (uuid === undefined) return undefined
  const isOwn = and(eq(applications.uuid, uuid), eq(applications.owner, owner))
  const [found] = await db.select({ uuid: applications.uuid }).from(applications).where(isOwn)
  return found?.uuid
}

/** Lists messages to the chief executive at these lenders, the newest first. */
export async function loadCeoFeedback(
  { database: { db } }: Pick<Services, 'database'>,
  tenants: readonly string[],
): Promise<readonly StoredCeoFeedback[]> {
  const { email, profile } = columnsOf(identities)
  const rows = await db
    .select({ ...columnsOf(ceoFeedback), email, profile })
    .from(ceoFeedback)
    .innerJoin(identities, eq(identities.uuid, ceoFeedback.identity))
    .where(inArray(ceoFeedback.tenant, [...tenants]))
    .orderBy(desc(ceoFeedback.createdAt))
    .limit(most)
  return rows.map(({ identity: _, application, createdAt, profile, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    name: fullName(profile),
    ...(application !== null && { applicationUuid: application }),
  }))
}

/** Most messages in one list. */
const most = 500
