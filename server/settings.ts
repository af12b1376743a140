import path from 'node:path'

/** What the process is told from outside. */
export interface Settings {
  readonly root: string
  /** The folder of the lenders. */
  readonly tenants: string
  readonly tenantSource: TenantSource
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The embedded database writes nothing while its disk has less. */
  readonly leastFreeBytes: number
  readonly databaseUrl: string | undefined
  readonly jwtSecret: string | undefined
  readonly dataKey: string | undefined
  readonly sandbox: SandboxSettings
  /** Pages through Vite, from their sources. */
  readonly dev: boolean
  /** Serves no pages, and so needs no build: for tests and for a server behind another that has them. */
  readonly apiOnly: boolean
  /** The outbox and invitations answer without a sign-in. On unless SANDBOX=off. */
  readonly sandboxRoutes: boolean
}

/**
 * OWN: the folder of this checkout. MOUNTED: another, and what others change there, nobody tells this machine. DATABASE: what
 * is published to all servers of the database, over the folder of this checkout.
 */
export type TenantSource = 'OWN' | 'MOUNTED' | 'DATABASE'

export interface SandboxSettings {
  /** Real seconds that a business day of the rescission takes. */
  readonly daySeconds: number
  /** How long a vendor takes to answer. */
  readonly jobMs: number
  /** How long a person at the review desk takes. */
  readonly reviewMs: number
}

const root = path.join(import.meta.dirname, '..')

export function resolveSettings(env: NodeJS.ProcessEnv, argv: readonly string[]): Settings {
  return {
    root,
    ...tenantsOf(env.TENANTS),
    port: wholeNumber(env, 'PORT', 8080),
    host: env.HOST ?? '0.0.0.0',
    dataDir: path.resolve(env.DATA_DIR ?? path.join(root, '.data')),
    leastFreeBytes: positiveNumber(env, 'MIN_FREE_MB', 256) * 1024 ** 2,
    databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET,
    dataKey: env.DATA_KEY,
    sandbox: {
      daySeconds: positiveNumber(env, 'SANDBOX_DAY_SECONDS', 2),
      jobMs: positiveNumber(env, 'SANDBOX_JOB_MS', 400),
      reviewMs: positiveNumber(env, 'SANDBOX_REVIEW_MS', 20_000),
    },
    dev: argv.includes('--dev'),
    apiOnly: argv.includes('--api-only'),
    sandboxRoutes: env.SANDBOX !== 'off',
  }
}

function tenantsOf(named: string | undefined): Pick<Settings, 'tenants' | 'tenantSource'> {
  const own = path.join(root, 'tenants')
  if (!named) return { tenants: own, tenantSource: 'OWN' }
  if (named === 'database') return { tenants: own, tenantSource: 'DATABASE' }
  return { tenants: path.resolve(named), tenantSource: 'MOUNTED' }
}

export class SettingsError extends Error {
  readonly code = 'SETTINGS'
}

function positiveNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0) return value
  throw new SettingsError(
    `${name} is "${text}". It must be a number that is not negative; leave it out for ${fallback}.`,
  )
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = positiveNumber(env, name, fallback)
  if (Number.isInteger(value) && value <= 65535) return value
  throw new SettingsError(`${name} is "${value}". It must be a whole number from 0 to 65535.`)
}
