import { pgTable, primaryKey, text } from '../drizzle.ts'
import { bytea, moment } from './columns.ts'

export const publishedTenants = pgTable('published_tenants', {
  code: text().primaryKey(),
  contentHash: text('content_hash').notNull(),
  publishedAt: moment('published_at').notNull().defaultNow(),
})

export const publishedTenantFiles = pgTable(
  'published_tenant_files',
  { tenant: text().notNull(), name: text().notNull(), content: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.name] })],
)

export const flowMigrations = pgTable(
  'flow_migrations',
  {
    id: text().notNull(),
    tenant: text().notNull(),
    contentHash: text('content_hash').notNull(),
    appliedAt: moment('applied_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.id, table.tenant] })],
)

export const dataKeys = pgTable('data_keys', {
  id: text().primaryKey(),
  since: moment('since').notNull().defaultNow(),
  retired: moment('retired'),
})
