import type { AccountData } from '#generated/api'
import type { Database } from '../database/database.ts'
import { asc, eq, inArray } from '../database/drizzle.ts'
import { replayLinks, telemetryEvents } from '../database/schema.ts'

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
