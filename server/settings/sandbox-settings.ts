import type { VendorConnections } from './connection.ts'
import { readNumber } from './numbers.ts'
import { SettingsError } from './settings-error.ts'

/**
 * Mode of the sandbox. `on`: the vendors are the sandbox's, its routes are public and days pass in seconds. `closed`: the same
 * vendors, without these routes and with real days. `off`: no vendor may be the sandbox's.
 */
export type SandboxMode = (typeof modes)[number]

const modes = ['on', 'closed', 'off'] as const

export interface SandboxSettings {
  readonly mode: SandboxMode
  /** Real seconds of a business day in the rescission period, if the sandbox is on. */
  readonly daySeconds: number
  /** Milliseconds that a vendor takes to answer. */
  readonly jobMs: number
  /** Milliseconds that a person at the review desk takes. */
  readonly reviewMs: number
  /** Decision maker at the review desk: the port's implementation (sandbox table or connection), or people at /agent. */
  readonly desks: DeskKeeper
  /** Whether staff who sign in with a password need a second factor. */
  readonly needsStaffFactor: boolean
}

export type DeskKeeper = (typeof keepers)[number]

const keepers = ['automatic', 'people'] as const

/** True if the sandbox's routes are public and days pass in seconds, for trying out the product. */
export const isSandboxOpen = ({ mode }: Pick<SandboxSettings, 'mode'>): boolean => mode === 'on'

/**
 * Reads the sandbox's settings. Unless set, it is closed where others may have access: with a database of its own, or in
 * production.
 */
export function resolveSandbox(
  env: NodeJS.ProcessEnv,
  { ports }: Pick<VendorConnections, 'ports'>,
): SandboxSettings {
  const mode = resolveMode(env)
  if (mode !== 'on') refusePaces(env, mode)
  return {
    mode,
    daySeconds: mode === 'on' ? readNumber(env, 'SANDBOX_DAY_SECONDS', 2) : 0,
    jobMs: readNumber(env, 'SANDBOX_JOB_MS', 400),
    reviewMs: readNumber(env, 'SANDBOX_REVIEW_MS', 20_000),
    // People decide if nothing else can.
    desks: resolveDesks(
      env.SANDBOX_DESKS,
      mode === 'off' && ports.desk === undefined ? 'people' : 'automatic',
    ),
    needsStaffFactor: resolveStaffFactor(env.SANDBOX_STAFF_FACTOR, mode),
  }
}

/** Reads whether staff need a second factor in the sandbox. Outside of it they always do. */
function resolveStaffFactor(said: string | undefined, mode: SandboxMode): boolean {
  if (said === 'off' && mode === 'off')
    throw new SettingsError(
      'SANDBOX_STAFF_FACTOR is "off", and so is the sandbox: staff with a password always need a second factor there. Leave SANDBOX_STAFF_FACTOR out.',
    )
  if (!said || said === 'on' || said === 'off') return said === 'on' || mode === 'off'
  throw new SettingsError(
    `SANDBOX_STAFF_FACTOR is "${said}". It must be on (staff with a password need a second factor in the sandbox, too) or off; leave it out for off.`,
  )
}

function resolveMode(env: NodeJS.ProcessEnv): SandboxMode {
  const { SANDBOX: said, DATABASE_URL, NODE_ENV } = env
  if (!said) return DATABASE_URL || isProduction(NODE_ENV) ? 'closed' : 'on'
  const mode = modes.find((known) => known === said)
  if (mode !== undefined) return mode
  throw new SettingsError(
    `SANDBOX is "${said}". It must be on (the sandbox's vendors, its routes open to anybody), closed (the same vendors, no such routes) or off (no vendor of the sandbox).`,
  )
}

function resolveDesks(said: string | undefined, usual: DeskKeeper): DeskKeeper {
  if (!said) return usual
  const keeper = keepers.find((known) => known === said)
  if (keeper !== undefined) return keeper
  throw new SettingsError(
    `SANDBOX_DESKS is "${said}". It must be automatic (the sandbox, or the connection that fills the port desk, decides what a reviewer would) or people (nobody does but those who sign in at /agent).`,
  )
}

/** True for NODE_ENV=production in any spelling, because a capital letter must not open the sandbox. */
const isProduction = (said = ''): boolean => said.trim().toLowerCase() === 'production'

/** Throws a SettingsError for a pace that would have no effect, because whoever sets it expects days to pass in seconds. */
function refusePaces(env: NodeJS.ProcessEnv, mode: SandboxMode): void {
  const pace = ['SANDBOX_DAY_SECONDS', 'SANDBOX_JOB_MS', 'SANDBOX_REVIEW_MS'].find((name) => env[name])
  if (pace === undefined) return
  const why = env.SANDBOX ? '' : ', as it is by default with DATABASE_URL or NODE_ENV=production'
  throw new SettingsError(
    `${pace} is set, but the sandbox is ${mode}${why}: no pace can be set there, days take as long as they do. Leave ${pace} out, or set SANDBOX=on.`,
  )
}
