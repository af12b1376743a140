import type { FastifyBaseLogger } from 'fastify'
import type { PostLetters } from './applications/change/patch.ts'
import type { Hub } from './chat/delivery/hub.ts'
import type { Clock } from './clock/clock.ts'
import type { OpenDatabase } from './database/database.ts'
import type { DocumentFiles } from './documents/files/document-files.ts'
import type { Inspector } from './documents/uploads/inspect/inspector.ts'
import type { JobQueue } from './jobs/queue/job-queue.ts'
import type { Secrets } from './keys/load-secrets.ts'
import type { SandboxSettings } from './settings/sandbox-settings.ts'
import type { StaffLogin } from './settings/staff-login-settings.ts'
import type { TenantDirectory } from './tenants/tenant-directory.ts'
import type { FindSchema } from './validation/api-schemas.ts'
import type { VendorDirectory } from './vendors/vendors.ts'

/** Services that endpoints and jobs use, created once in `createApp`. */
export interface Services {
  readonly database: OpenDatabase
  readonly tenants: TenantDirectory
  readonly queue: JobQueue
  /** Writes letters about an application, in the transaction of its change. */
  readonly postLetters: PostLetters
  /** Brings chat messages to connected clients. */
  readonly chat: Hub
  readonly vendors: VendorDirectory
  readonly files: DocumentFiles
  readonly inspector: Inspector
  readonly clock: Clock
  readonly secrets: Secrets
  readonly sandbox: SandboxSettings
  /** OpenID Connect providers for staff, by name. */
  readonly staffLogins: ReadonlyMap<string, StaffLogin>
  /** Key of whoever reads the metrics. Undefined if nobody does. */
  readonly metricsKey?: string | undefined
  readonly schema: FindSchema
  readonly log: FastifyBaseLogger
  /** Aborted once this server is about to close. */
  readonly closing: AbortSignal
}
