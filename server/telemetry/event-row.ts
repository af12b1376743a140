import { createHash, randomUUID } from 'node:crypto'
import type { SentTelemetryEvent, TelemetryQuery, TelemetrySessionKey } from '#generated/api'
import type { Bearer } from '../auth/tokens.ts'
import { findPage } from '../html/find-page.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Event to be stored; `age_ms` is the time since it happened. */
export interface EventRow {
  readonly key: string
  readonly session: string
  readonly tracker: string
  readonly event: string
  readonly event_type: string | null
  readonly product: string
  readonly page: string
  readonly identity: string | null
  readonly application: string | null
  readonly query: object
  readonly properties: object
  readonly age_ms: number
}

/** Event as it was sent, with what may be kept of it. */
export interface NarrowedEvent extends SentTelemetryEvent {
  readonly sessionKey: TelemetrySessionKey
  readonly kept: {
    readonly query: TelemetryQuery
    readonly properties: Readonly<Record<string, unknown>>
  }
}

/**
 * Converts an event to its row. Identity and application are stored only if a token proves them; of the address, only the page.
 */
export function toEventRow(tenant: Tenant, event: NarrowedEvent, bearer: Bearer | undefined): EventRow {
  const { queued_ms: age, ...properties } = event.kept.properties
  const identity = bearer?.audience === 'customer' ? bearer.identity : null
  return {
    key: keyOf(event),
    session: event.sessionKey.uuid,
    tracker: event.sessionKey.trackerUuid,
    event: event.event,
    event_type: event.eventType ?? null,
    product: event.productType,
    page: findPage(tenant.journey.source.pages, event.pagePath) ?? 'unknown',
    identity: identity !== null && (event.identityId ?? identity) === identity ? identity : null,
    application: identity === null ? null : (event.applicationUuid ?? null),
    query: event.kept.query,
    properties,
    age_ms: typeof age === 'number' ? age : 0,
  }
}

/** Returns a uuid that two events of a session share if one repeats the other. */
function keyOf(sent: NarrowedEvent): string {
  const { event, sessionKey, pagePath, queryParams, dontDedupe, dedupeProperty } = sent
  const { queued_ms: _, ...properties }: Readonly<Record<string, unknown>> = { ...sent.eventProperties }
  if (dontDedupe === true) return randomUUID()
  const value = dedupeProperty === undefined ? undefined : properties[dedupeProperty]
  const told = JSON.stringify([
    sessionKey.uuid,
    event,
    ...(value === undefined ? ['', [pagePath, queryParams, properties]] : [dedupeProperty, value]),
  ])
  return createHash('sha256').update(told).digest('hex').slice(0, 32).replace(uuidParts, '$1-$2-$3-$4-$5')
}

const uuidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/
