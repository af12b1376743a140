import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, createApp } from '../../../server/app.ts'
import type { Clock } from '../../../server/clock/clock.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { createSecrets } from '../../../server/secrets/load-secrets.ts'
import type { SandboxSettings } from '../../../server/settings/sandbox-settings.ts'
import { loadTenants } from '../../../server/tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../../../server/tenants/tenant-directory.ts'
import { sandboxVendors } from '../../../server/vendors/sandbox/sandbox-vendors.ts'
import type { VendorDirectory, Vendors } from '../../../server/vendors/vendors.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { recordExamples } from './record-examples.ts'

export interface TestAppOptions {
  readonly vendors?: Partial<Vendors>
  /** In their place: who is behind each port, lender by lender. */
  readonly directory?: AppOptions['vendors']
  readonly fileStore?: AppOptions['fileStore']
  readonly clock?: Clock
  readonly rateLimits?: boolean
  readonly staffLogins?: AppOptions['staffLogins']
  /** On, and everything at once, as far as it is left out. */
  readonly sandbox?: Partial<SandboxSettings>
  /** The machine's own when left out. */
  readonly trustProxy?: AppOptions['trustProxy']
  readonly pages?: NonNullable<AppOptions['pages']>
  /** A new one when left out: in memory, or in the Postgres of the test project. */
  readonly database?: AppOptions['database']
  /** The shipped lenders when left out. */
  readonly tenants?: AppOptions['tenants']
  /** New ones when left out. */
  readonly secrets?: AppOptions['secrets']
  /** To other servers on the same database; none when left out. */
  readonly fanOut?: NonNullable<AppOptions['fanOut']>
}

const root = path.join(import.meta.dirname, '../../..')

let shipped: AppOptions['tenants'] | undefined

/** Read once for all test files: the lenders of this repository do not change meanwhile. */
export function shippedTenants(): AppOptions['tenants'] {
  if (shipped === undefined) {
    const { tenants } = loadTenants(root)
    shipped = createTenantDirectory(() => tenants)
  }
  return shipped
}

/** The same vendors for every lender: the sandbox's, and some in their place. */
const fixedVendors = (others: Partial<Vendors> = {}): VendorDirectory => {
  const vendors = { ...sandboxVendors, ...others }
  return { connections: new Map(), of: () => vendors, connectionOf: () => undefined }
}

/** The whole application on a database of its own, its vendors without delay. */
export async function createTestApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  const database = options.database ?? (await openTestDatabase())
  await migrate(database)
  const app = await createApp({
    root,
    database,
    tenants: options.tenants ?? shippedTenants(),
    vendors: options.directory ?? (() => fixedVendors(options.vendors)),
    fileStore: options.fileStore,
    clock: options.clock ?? { now: () => new Date(), sleep: async () => {} },
    secrets: options.secrets ?? createSecrets(),
    sandbox: { mode: 'on', daySeconds: 0, jobMs: 0, reviewMs: 0, desks: 'automatic', ...options.sandbox },
    staffLogins: options.staffLogins,
    trustProxy: options.trustProxy ?? 'loopback',
    logLevel: 'error',
    checksAnswers: true,
    rateLimits: options.rateLimits ?? false,
    ...(options.pages === undefined ? {} : { pages: options.pages }),
    ...(options.fanOut === undefined ? {} : { fanOut: options.fanOut }),
  })
  return recordExamples(app)
}
