import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, createApp } from '../../../server/app.ts'
import type { Clock } from '../../../server/clock/clock.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { createSecrets } from '../../../server/keys/load-secrets.ts'
import type { SandboxSettings } from '../../../server/settings/sandbox-settings.ts'
import { loadTenants } from '../../../server/tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../../../server/tenants/tenant-directory.ts'
import { sandboxVendors } from '../../../server/vendors/sandbox/sandbox-vendors.ts'
import type { VendorDirectory, Vendors } from '../../../server/vendors/vendors.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { recordExamples } from './record-examples.ts'

export interface TestAppOptions {
  readonly vendors?: Partial<Vendors>
  /** Vendors of each lender, in place of `vendors`. */
  readonly directory?: AppOptions['vendors']
  readonly fileStore?: AppOptions['fileStore']
  readonly clock?: Clock
  readonly rateLimits?: boolean
  readonly staffLogins?: AppOptions['staffLogins']
  /** Settings that differ from the default: the sandbox is on, and nothing takes time. */
  readonly sandbox?: Partial<SandboxSettings>
  /** Proxies to trust; by default those of the same machine. */
  readonly trustProxy?: AppOptions['trustProxy']
  readonly pages?: NonNullable<AppOptions['pages']>
  /** Database; by default a new one, in memory or in the Postgres of the test project. */
  readonly database?: AppOptions['database']
  /** Lenders; by default the shipped ones. */
  readonly tenants?: AppOptions['tenants']
  /** Secrets; by default new ones. */
  readonly secrets?: AppOptions['secrets']
  readonly metricsKey?: string
  /** Fan-out to other servers on the same database; by default there is none. */
  readonly fanOut?: NonNullable<AppOptions['fanOut']>
}

const root = path.join(import.meta.dirname, '../../..')

let shipped: AppOptions['tenants'] | undefined

/** Returns the lenders of this repository. Reads them once for all test files, because they do not change meanwhile. */
export function shippedTenants(): AppOptions['tenants'] {
  if (shipped === undefined) {
    const { tenants } = loadTenants(root)
    shipped = createTenantDirectory(() => tenants)
  }
  return shipped
}

/** Vendor directory with the same vendors for every lender: the sandbox's, some of them replaced. */
export const fixedVendors = (others: Partial<Vendors> = {}): VendorDirectory => {
  const vendors = { ...sandboxVendors, ...others }
  return { connections: new Map(), of: () => vendors, connectionOf: () => undefined }
}

const sandbox: SandboxSettings = {
  mode: 'on',
  daySeconds: 0,
  jobMs: 0,
  reviewMs: 0,
  desks: 'automatic',
  needsStaffFactor: false,
}

/** Creates the whole application with a database of its own and vendors that answer without delay. */
export async function createTestApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  const { database = await openTestDatabase() } = options
  if (options.database !== undefined) await migrate(database)
  const app = await createApp({
    root,
    database,
    tenants: options.tenants ?? shippedTenants(),
    vendors: options.directory ?? (() => fixedVendors(options.vendors)),
    fileStore: options.fileStore,
    clock: options.clock ?? { now: () => new Date(), sleep: async () => {} },
    secrets: options.secrets ?? createSecrets(),
    sandbox: { ...sandbox, ...options.sandbox },
    staffLogins: options.staffLogins,
    trustProxy: options.trustProxy ?? 'loopback',
    logLevel: 'error',
    metricsKey: options.metricsKey,
    checksAnswers: true,
    lookEverySeconds: 0.5,
    rateLimits: options.rateLimits ?? false,
    ...(options.pages === undefined ? {} : { pages: options.pages }),
    ...(options.fanOut === undefined ? {} : { fanOut: options.fanOut }),
  })
  return recordExamples(app)
}
