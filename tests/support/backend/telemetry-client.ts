import { randomUUID } from 'node:crypto'
import type { TelemetryEvent, TelemetrySessionKey, TelemetrySessionRequest } from '#generated/api'

export const sessionRequest = (asked: Partial<TelemetrySessionRequest> = {}): TelemetrySessionRequest => ({
  platform: 'WEB',
  libraryVersion: '1.0.0',
  referrer: 'https://search.example',
  queryParams: { utm_source: 'mail' },
  screenWidth: 390,
  screenHeight: 844,
  windowWidth: 390,
  windowHeight: 664,
  appVersion: '0.1.0',
  ...asked,
})

/** Creates a page view as a browser sends it. */
export const pageView = (
  sessionKey: TelemetrySessionKey,
  event: Partial<TelemetryEvent> = {},
): TelemetryEvent => ({
  domain: 'localhost',
  queryParams: {},
  pagePath: '/account/heloc/register',
  event: 'PAGEVIEW',
  eventType: 'VIEW',
  productType: 'HELOC',
  sessionKey,
  eventProperties: { 'log.record.uid': randomUUID() },
  dedupeProperty: 'log.record.uid',
  ...event,
})
