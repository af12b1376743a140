import type { DeviceClass, EventProperties, TelemetryQuery } from '#generated/api'
import {
  bigint,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '../drizzle.ts'
import { moment } from './columns.ts'

/** Day in the form `2026-06-01`. */
const day = customType<{ data: string; driverData: string }>({ dataType: () => 'date' })

export const telemetryTrackers = pgTable('telemetry_trackers', {
  uuid: uuid().primaryKey(),
  tenant: text().notNull(),
  firstSeenAt: moment('first_seen_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
})

export const telemetrySessions = pgTable('telemetry_sessions', {
  uuid: uuid().primaryKey(),
  tracker: uuid().notNull(),
  tenant: text().notNull(),
  device: text().$type<DeviceClass>().notNull(),
  libraryVersion: text('library_version').notNull(),
  appVersion: text('app_version').notNull(),
  referrerHost: text('referrer_host'),
  query: jsonb().$type<TelemetryQuery>().notNull(),
  screenWidth: integer('screen_width').notNull(),
  screenHeight: integer('screen_height').notNull(),
  windowWidth: integer('window_width').notNull(),
  windowHeight: integer('window_height').notNull(),
  startedAt: moment('started_at').notNull(),
})

export const telemetryEvents = pgTable('telemetry_events', {
  key: uuid().primaryKey(),
  session: uuid().notNull(),
  tenant: text().notNull(),
  device: text().$type<DeviceClass>().notNull(),
  event: text().notNull(),
  eventType: text('event_type'),
  product: text(),
  page: text().notNull(),
  identity: uuid(),
  application: uuid(),
  query: jsonb().$type<TelemetryQuery>().notNull(),
  properties: jsonb().$type<EventProperties>().notNull(),
  at: moment('at').notNull(),
  receivedAt: moment('received_at').notNull(),
})

export const telemetryPageDays = pgTable(
  'telemetry_page_days',
  {
    day: day().notNull(),
    tenant: text().notNull(),
    page: text().notNull(),
    device: text().$type<DeviceClass>().notNull(),
    views: integer().notNull(),
    sessions: integer().notNull(),
    timedViews: integer('timed_views').notNull(),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull(),
    errors: integer().notNull(),
    exits: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.tenant, table.page, table.device] })],
)

export const telemetryVitalDays = pgTable(
  'telemetry_vital_days',
  {
    day: day().notNull(),
    tenant: text().notNull(),
    page: text().notNull(),
    device: text().$type<DeviceClass>().notNull(),
    name: text().notNull(),
    upTo: doublePrecision('up_to').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.tenant, table.page, table.device, table.name, table.upTo] }),
  ],
)

export const telemetryErrorDays = pgTable(
  'telemetry_error_days',
  {
    day: day().notNull(),
    tenant: text().notNull(),
    page: text().notNull(),
    type: text().notNull(),
    message: text().notNull(),
    count: integer().notNull(),
    sessions: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.tenant, table.page, table.type, table.message] })],
)

export const replayLinks = pgTable('replay_links', {
  application: uuid().primaryKey(),
  link: text().notNull(),
  linkedAt: moment('linked_at').notNull(),
})
