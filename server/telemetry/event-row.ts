import { createHash, randomUUID } from 'node:crypto'
import type { TelemetryEvent } from '#generated/api'
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

/**
 * Converts an event to its row. Identity and application are stored only if a token proves them; of the address, only the page.
 */
export function toEventRow(tenant: Tenant, event: TelemetryEvent, bearer: Bearer | undefined): EventRow {
  const { queued_ms: age = 0, ...properties } = event.eventProperties
  const identity = bearer?.audience === 'customer' ? bearer.identity : null
  return {
    key: keyOf(event, properties),
    session: event.sessionKey.uuid,
    tracker: event.sessionKey.trackerUuid,
    event: event.event,
    event_type: event.eventType ?? null,
    product: event.productType,
    page: findPage(tenant.journey.source.pages, event.pagePath) ?? 'unknown',
    identity: identity !== null && (event.identityId ?? identity) === identity ? identity : null,
    application: identity === null ? null : (event.applicationUuid ?? null),
    query: event.queryParams,
    properties,
    age_ms: age,
  }
}

/** Returns a uuid that two events of a session share if one repeats the other. */
function keyOf(sent: TelemetryEvent, properties: Readonly<Record<string, unknown>>): string {
  const { event, sessionKey, pagePath, queryParams, dontDedupe, dedupeProperty } = sent
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
