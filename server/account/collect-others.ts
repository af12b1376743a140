import type { AccountData } from '#generated/api'
import type { Database } from '../database/database.ts'
import { asc, eq, inArray } from '../database/drizzle.ts'
import {
  ceoFeedback,
  drafts,
  experimentAssignments,
  replayLinks,
  telemetryEvents,
} from '../database/schema.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { unseal } from '../secrets/seal.ts'

/** Collects the telemetry events of a person while signed in, and the links to session replays of their applications. */
export async function collectUsage(
  db: Database,
  identity: string,
  applications: readonly string[],
): Promise<Pick<AccountData, 'usage' | 'replays'>> {
  const events = await db
    .select()
    .from(telemetryEvents)
    .where(eq(telemetryEvents.identity, identity))
    .orderBy(asc(telemetryEvents.at))
  const links = await db
    .select()
    .from(replayLinks)
    .where(inArray(replayLinks.application, [...applications]))
  return {
    usage: events.map(({ at, event, page, device }) => ({ at: at.toISOString(), event, page, device })),
    replays: links.map(({ application, link, linkedAt }) => ({
      applicationUuid: application,
      link,
      at: linkedAt.toISOString(),
    })),
  }
}

/** Collects the saved drafts of a person, in their own applications and in those that they sign. */
export async function collectDrafts(
  db: Database,
  key: KeyRing,
  identity: string,
): Promise<AccountData['drafts']> {
  const rows = await db
    .select()
    .from(drafts)
    .where(eq(drafts.identity, identity))
    .orderBy(asc(drafts.savedAt))
  return rows.map(({ application, name, sealed, savedAt }) => ({
    application,
    name,
    savedAt: savedAt.toISOString(),
    values: JSON.parse(unseal(key, sealed)),
  }))
}

/** Collects the experiment variations that a person was assigned. */
export async function collectExperiments(
  db: Database,
  identity: string,
): Promise<AccountData['experiments']> {
  const rows = await db
    .select()
    .from(experimentAssignments)
    .where(eq(experimentAssignments.identity, identity))
    .orderBy(asc(experimentAssignments.assignedAt), asc(experimentAssignments.name))
  return rows.map(({ application, name, variation, assignedAt }) => ({
    at: assignedAt.toISOString(),
    application,
    name,
    variation,
  }))
}

/** Collects a person's messages to the chief executive. */
export async function collectFeedback(db: Database, identity: string): Promise<AccountData['feedback']> {
  const rows = await db
    .select()
    .from(ceoFeedback)
    .where(eq(ceoFeedback.identity, identity))
    .orderBy(asc(ceoFeedback.createdAt))
  return rows.map(({ createdAt, topic, message, marketingConsent }) => ({
    at: createdAt.toISOString(),
    topic,
    message,
    marketingConsent,
  }))
}
