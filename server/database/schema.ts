// The tables as the plain SQL migrations make them; migrations are the truth, this is their type.

export * from './tables/accounts.ts'
export * from './tables/applications.ts'
export * from './tables/chat.ts'
export * from './tables/documents.ts'
export * from './tables/drafts.ts'
export * from './tables/help.ts'
export * from './tables/letters.ts'
export * from './tables/telemetry.ts'
export * from './tables/tenants.ts'
export * from './tables/vendors.ts'
