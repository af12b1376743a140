import { isUuid } from '#engine'
import type { EventProperties, TelemetryEvent, TelemetryQuery } from '#generated/api'
import { findSubject } from '../api/session/session.ts'
import type { Told } from './create-telemetry.ts'

type Properties<T> = T extends unknown ? Omit<T, 'log.record.uid'> : never

const eventTypes = { PAGEVIEW: 'VIEW', 'browser.web_vital': 'MEASUREMENT', exception: 'ERROR' } as const

/** Builds an event for the current page, or for another one. */
export function describeEvent(
  event: TelemetryEvent['event'],
  properties: Properties<EventProperties> = {},
  { host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'> = location,
): Told {
  const identityId = findSubject()
  const applicationUuid = pathname.split('/').find(isUuid)
  return {
    domain: host,
    queryParams: allowedQuery(search),
    pagePath: pathname,
    event,
    ...(identityId && { identityId }),
    ...(applicationUuid && { applicationUuid }),
    eventType: eventTypes[event],
    productType: 'HELOC',
    // Each caller passes the properties of its event, and the server's schema checks them.
    eventProperties: { ...properties, 'log.record.uid': crypto.randomUUID() } as EventProperties,
    dedupeProperty: 'log.record.uid',
  }
}

/** Query parameters that may be sent, as the schema of the request allows. */
const allowed: Readonly<Record<keyof TelemetryQuery, true>> = {
  org: true,
  step: true,
  utm_campaign: true,
  utm_content: true,
  utm_medium: true,
  utm_source: true,
}

export function allowedQuery(search: string): TelemetryQuery {
  const given = [...new URLSearchParams(search)]
  return Object.fromEntries(
    given.filter(([name, value]) => Object.hasOwn(allowed, name) && /^[\w.-]{1,64}$/.test(value)),
  )
}
