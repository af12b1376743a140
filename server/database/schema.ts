// Tables as the SQL migrations create them. The migrations are authoritative; these are their types.

export * from './tables/accounts.ts'
export * from './tables/applications.ts'
export * from './tables/chat.ts'
export * from './tables/documents.ts'
export * from './tables/drafts.ts'
export * from './tables/files.ts'
export * from './tables/help.ts'
export * from './tables/letters.ts'
export * from './tables/retention.ts'
export * from './tables/telemetry.ts'
export * from './tables/tenants.ts'
export * from './tables/vendors.ts'
