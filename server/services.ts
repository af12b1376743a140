import type { FastifyBaseLogger } from 'fastify'
import type { Hub } from './chat/delivery/hub.ts'
import type { Clock } from './clock/clock.ts'
import type { OpenDatabase } from './database/database.ts'
import type { DocumentFiles } from './documents/files/document-files.ts'
import type { Inspector } from './documents/uploads/inspect/inspector.ts'
import type { JobQueue } from './jobs/queue/job-queue.ts'
import type { Secrets } from './secrets/load-secrets.ts'
import type { SandboxSettings } from './settings/sandbox-settings.ts'
import type { StaffLogin } from './settings/staff-login-settings.ts'
import type { TenantDirectory } from './tenants/tenant-directory.ts'
import type { FindSchema } from './validation/api-schemas.ts'
import type { VendorDirectory } from './vendors/vendors.ts'

/** What endpoints and jobs work with; made once, in `createApp`. */
export interface Services {
  readonly database: OpenDatabase
  readonly tenants: TenantDirectory
  readonly queue: JobQueue
  /** Brings what is said to those who are connected. */
  readonly chat: Hub
  readonly vendors: VendorDirectory
  readonly files: DocumentFiles
  readonly inspector: Inspector
  readonly clock: Clock
  readonly secrets: Secrets
  readonly sandbox: SandboxSettings
  /** Providers of OpenID Connect at which staff sign in, by name. */
  readonly staffLogins: ReadonlyMap<string, StaffLogin>
  readonly schema: FindSchema
  readonly log: FastifyBaseLogger
}
