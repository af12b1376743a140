import type { ConsentView } from '#generated/api'
import type { Identity } from '../auth/find-identity.ts'
import type { Database } from '../database/database.ts'
import { and, desc, eq, sql } from '../database/drizzle.ts'
import { ceoFeedback, evidence, notificationChoices } from '../database/schema.ts'
import { titleOf } from '../documents/load-evidence.ts'
import { findPublicVersion } from '../documents/made/consent-text.ts'
import { newsAgreedAt } from '../letters/notification-choices.ts'
import type { Services } from '../services.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Whose = Pick<Identity, 'uuid' | 'tenant' | 'locale'>

/** Lists everything that a person agreed to, in all of their applications, the newest first. */
export async function listConsents(
  { database: { db }, tenants }: Services,
  { uuid, ...reader }: Whose,
): Promise<ConsentView[]> {
  const tenant = tenants.of(reader)
  const found = await Promise.all([
    agreedTexts(db, tenant, uuid),
    agreedNews(db, tenant, uuid),
    agreedUse(db, tenant, uuid),
  ])
  return found.flat().sort((one, other) => (one.agreedAt < other.agreedAt ? 1 : -1))
}

/** Lists the texts that were agreed to. An agreement that a later application took over counts once. */
async function agreedTexts(db: Database, tenant: Tenant, identity: string): Promise<ConsentView[]> {
  const rows = await db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.identity, identity),
        eq(evidence.kind, 'CONSENT'),
        sql`not jsonb_exists(${evidence.detail}, 'carriedFrom')`,
      ),
    )
  return rows.map(({ subject, version, at }) => ({
    subject,
    version,
    title: titleOf(tenant, subject, version),
    agreedAt: at.toISOString(),
    isReadable: findPublicVersion(tenant, subject, version) !== undefined,
    canWithdraw: false,
  }))
}

/** Returns the consent to news and offers, given at registration or in the account. */
async function agreedNews(db: Database, tenant: Tenant, identity: string): Promise<ConsentView[]> {
  const [choice] = await db
    .select()
    .from(notificationChoices)
    .where(and(eq(notificationChoices.identity, identity), eq(notificationChoices.topic, 'news')))
  const agreedAt = choice?.isWanted === true ? choice.chosenAt : await newsAgreedAt(db, identity)
  if (agreedAt === undefined) return []
  const title = sentence(tenant, 'server.consents.news')
  const agreed = { subject: 'news', title, agreedAt: agreedAt.toISOString(), isReadable: false }
  return choice?.isWanted === false
    ? [{ ...agreed, canWithdraw: false, withdrawnAt: choice.chosenAt.toISOString() }]
    : [{ ...agreed, canWithdraw: true }]
}

/** Returns the consent to use a message to the chief executive. */
async function agreedUse(db: Database, tenant: Tenant, identity: string): Promise<ConsentView[]> {
  const [last] = await db
    .select()
    .from(ceoFeedback)
    .where(and(eq(ceoFeedback.identity, identity), eq(ceoFeedback.marketingConsent, true)))
    .orderBy(desc(ceoFeedback.createdAt))
    .limit(1)
  if (last === undefined) return []
  const title = sentence(tenant, 'server.consents.feedback')
  return [
    {
      subject: 'feedback',
      title,
      agreedAt: last.createdAt.toISOString(),
      isReadable: false,
      canWithdraw: true,
    },
  ]
}
