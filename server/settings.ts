import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ChatLines } from './chat/fan-out/open-fan-out.ts'
import type { VendorConnections } from './settings/connection.ts'
import { readNumber, readPort } from './settings/numbers.ts'
import { isSandboxOpen, resolveSandbox, type SandboxSettings } from './settings/sandbox-settings.ts'
import { resolveSecrets, type SecretSettings } from './settings/secret-settings.ts'
import { SettingsError } from './settings/settings-error.ts'
import { resolveStaffLogins, type StaffLogin } from './settings/staff-login-settings.ts'
import { resolveStore, type S3Settings } from './settings/store-settings.ts'
import { resolveTrustedProxies } from './settings/trusted-proxies.ts'
import { resolveVendors } from './settings/vendor-settings.ts'

/** Settings of the process, from the environment and the command line. */
export interface Settings extends SecretSettings {
  readonly root: string
  /** Folder with the flows, and usually with the lenders: this checkout, or another one that `--dir` names. */
  readonly journey: string
  /** Folder of the lenders. */
  readonly tenants: string
  readonly tenantSource: TenantSource
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Free bytes below which the embedded database writes nothing. */
  readonly leastFreeBytes: number
  readonly databaseUrl: string | undefined
  /** Whether a start applies missing migrations. */
  readonly migrates: boolean
  readonly chatLines: ChatLines
  readonly sandbox: SandboxSettings
  /** Vendors that the deployment reaches. */
  readonly vendors: VendorConnections
  /** OpenID Connect providers for staff, by name. */
  readonly staffLogins: ReadonlyMap<string, StaffLogin>
  /** Store for the content of documents. The database stores it if undefined. */
  readonly store: S3Settings | undefined
  readonly logLevel: string
  /** Milliseconds that a server that was asked to end still takes requests, for those who have not heard of it. */
  readonly drainMs: number
  /** Proxies whose X-Forwarded headers are trusted. */
  readonly trustProxy: string | false
  /** Whether Vite serves the pages from their sources. */
  readonly dev: boolean
  /** Serves no pages, and so needs no build: for tests and for a server behind another one that has them. */
  readonly apiOnly: boolean
}

/**
 * Source of the lenders. OWN: the folder of this checkout. MOUNTED: another folder, in which changes by others are not reported
 * to this machine. DATABASE: lenders published to all servers of the database, over the folder of this checkout.
 */
export type TenantSource = 'OWN' | 'MOUNTED' | 'DATABASE'

const root = path.join(import.meta.dirname, '..')

export function resolveSettings(env: NodeJS.ProcessEnv, argv: readonly string[]): Settings {
  const vendors = resolveVendors(env)
  const sandbox = resolveSandbox(env, vendors)
  const journey = folderIn(argv)
  return {
    root,
    journey,
    ...tenantsOf(env.TENANTS, journey),
    port: readPort(env, 'PORT', 8080),
    // Whoever reaches the open sandbox reads all letters and decides all cases.
    host: env.HOST || (isSandboxOpen(sandbox) ? '127.0.0.1' : '0.0.0.0'),
    dataDir: path.resolve(env.DATA_DIR ?? path.join(root, '.data')),
    leastFreeBytes: readNumber(env, 'MIN_FREE_MB', 256) * 1024 ** 2,
    databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL,
    migrates: resolveMigrates(env),
    chatLines: { redisUrl: env.REDIS_URL || undefined, directUrl: env.DATABASE_DIRECT_URL || undefined },
    ...resolveSecrets(env),
    sandbox,
    vendors,
    staffLogins: resolveStaffLogins(env),
    store: resolveStore(env),
    logLevel: resolveLogLevel(env),
    drainMs: resolveDrainMs(env),
    trustProxy: resolveTrustedProxies(env),
    dev: argv.includes('--dev'),
    apiOnly: argv.includes('--api-only'),
  }
}

function resolveMigrates({ MIGRATE: said = 'on' }: NodeJS.ProcessEnv): boolean {
  if (said === 'on' || said === 'off') return said === 'on'
  throw new SettingsError(`MIGRATE is "${said}". It must be on or off; leave it out for on.`)
}

function folderIn(argv: readonly string[]): string {
  const at = argv.indexOf('--dir')
  return at < 0 ? root : path.resolve(argv[at + 1] ?? root)
}

function tenantsOf(named: string | undefined, journey: string): Pick<Settings, 'tenants' | 'tenantSource'> {
  const own = path.join(journey, 'tenants')
  if (!named) return { tenants: own, tenantSource: 'OWN' }
  if (named === 'database') return { tenants: own, tenantSource: 'DATABASE' }
  const tenants = path.resolve(named)
  if (existsSync(tenants)) return { tenants, tenantSource: 'MOUNTED' }
  throw new SettingsError(
    `TENANTS names ${tenants}, which does not exist. It must be a folder with one folder a lender, or database; leave it out for those of this checkout.`,
  )
}

/** Most seconds of DRAIN_SECONDS, so that requests in flight still have some of the 20 in which a server ends. */
const mostDrainSeconds = 10

function resolveDrainMs(env: NodeJS.ProcessEnv): number {
  const seconds = readNumber(env, 'DRAIN_SECONDS', 5)
  if (seconds <= mostDrainSeconds) return seconds * 1000
  throw new SettingsError(
    `DRAIN_SECONDS is "${seconds}". It must be at most ${mostDrainSeconds}: a server that is asked to end does so within 20 seconds.`,
  )
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Reads the lowest level that is logged. */
function resolveLogLevel({ LOG_LEVEL: said }: NodeJS.ProcessEnv): string {
  if (!said) return 'warn'
  if (levels.includes(said)) return said
  throw new SettingsError(
    `LOG_LEVEL is "${said}". It must be one of ${levels.join(', ')}; leave it out for warn.`,
  )
}
