import { randomUUID } from 'node:crypto'
import type { DeviceClass, TelemetrySession, TelemetrySessionRequest } from '#generated/api'
import type { Transaction } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { telemetrySessions, telemetryTrackers } from '../database/schema.ts'
import type { Services } from '../services.ts'

/**
 * Continues the session that a browser names, or begins a new one. A session that the browser was never given, or a tracker of
 * another lender's browser, is silently replaced: a forged session opens nothing, and a purged one costs nothing.
 */
export function beginSession(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  tenant: string,
  asked: TelemetrySessionRequest,
): Promise<TelemetrySession> {
  return database.db.transaction(async (tx) => {
    const now = clock.now()
    const known = await findSession(tx, tenant, asked)
    if (known !== undefined) return answer(known)
    const tracker = await keepTracker(tx, tenant, asked.sessionKey?.trackerUuid, now)
    const session = { uuid: randomUUID(), tracker, startedAt: now }
    await tx.insert(telemetrySessions).values({ ...session, tenant, ...toColumns(asked) })
    return answer(session)
  })
}

type Known = Pick<typeof telemetrySessions.$inferSelect, 'uuid' | 'tracker' | 'startedAt'>

const answer = ({ uuid, tracker, startedAt }: Known): TelemetrySession => ({
  sessionKey: { uuid, epoch: startedAt.getTime(), trackerUuid: tracker },
})

async function findSession(
  tx: Transaction,
  tenant: string,
  { sessionKey: { uuid, trackerUuid } = {} }: TelemetrySessionRequest,
): Promise<Known | undefined> {
  if (uuid === undefined || trackerUuid === undefined) return undefined
  const { uuid: key, tracker, tenant: lender } = telemetrySessions
  const isTheirs = and(eq(key, uuid), eq(tracker, trackerUuid), eq(lender, tenant))
  const [found] = await tx.select().from(telemetrySessions).where(isTheirs)
  return found
}

/**
 * Stores a use of the tracker that a browser names; flags may have assigned it. Creates a new tracker if the named one belongs
 * to another lender.
 */
async function keepTracker(
  tx: Transaction,
  tenant: string,
  named: string | undefined,
  now: Date,
): Promise<string> {
  for (const uuid of [named ?? randomUUID(), randomUUID()]) {
    const seen = await tx
      .insert(telemetryTrackers)
      .values({ uuid, tenant, firstSeenAt: now, lastSeenAt: now })
      .onConflictDoUpdate({
        target: telemetryTrackers.uuid,
        set: { lastSeenAt: now },
        setWhere: eq(telemetryTrackers.tenant, tenant),
      })
      .returning({ uuid: telemetryTrackers.uuid })
    if (seen.length > 0) return uuid
  }
  throw new Error('A tracker by chance was taken.')
}

function toColumns(asked: TelemetrySessionRequest) {
  const { libraryVersion, queryParams, screenWidth, screenHeight, windowWidth, windowHeight } = asked
  const sizes = { screenWidth, screenHeight, windowWidth, windowHeight }
  return {
    libraryVersion,
    appVersion: asked.appVersion ?? '',
    query: queryParams,
    ...sizes,
    device: deviceOf(windowWidth),
    // The browser sends nothing or an address; anything else has no host.
    referrerHost: URL.parse(asked.referrer ?? '')?.hostname ?? null,
  }
}

/** Returns the device class by the window widths in pixels at which the pages change their layout. */
const deviceOf = (width: number): DeviceClass => (width < 600 ? 'PHONE' : width < 1024 ? 'TABLET' : 'DESKTOP')
