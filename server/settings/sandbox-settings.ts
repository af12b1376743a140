import type { VendorConnections } from '../vendors/connections/connection.ts'
import { readNumber } from './numbers.ts'
import { SettingsError } from './settings-error.ts'

/**
 * on: the vendors are the sandbox's, its routes answer anybody and days pass in seconds. closed: the same vendors, no such
 * route, real days. off: no vendor may be the sandbox's.
 */
export type SandboxMode = (typeof modes)[number]

const modes = ['on', 'closed', 'off'] as const

export interface SandboxSettings {
  readonly mode: SandboxMode
  /** Real seconds that a business day of the rescission takes, where the sandbox is on. */
  readonly daySeconds: number
  /** How long a vendor takes to answer. */
  readonly jobMs: number
  /** How long a person at the review desk takes. */
  readonly reviewMs: number
  /** Who decides at the review desk: what fills its port, the sandbox by its table or a connection; or people at /agent alone. */
  readonly desks: DeskKeeper
}

export type DeskKeeper = (typeof keepers)[number]

const keepers = ['automatic', 'people'] as const

/** Whether strangers may look behind the scenes and days may pass in seconds: for trying the product out. */
export const isSandboxOpen = ({ mode }: Pick<SandboxSettings, 'mode'>): boolean => mode === 'on'

/** Closed unless said otherwise where others may come: on a database of its own, or in production. */
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
    // Where nobody else may decide, people do.
    desks: resolveDesks(
      env.SANDBOX_DESKS,
      mode === 'off' && ports.desk === undefined ? 'people' : 'automatic',
    ),
  }
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

/** However it is written: a capital letter must not open the sandbox to strangers. */
const isProduction = (said = ''): boolean => said.trim().toLowerCase() === 'production'

/** A pace that nobody keeps would be believed: whoever sets it thinks that days pass in seconds. */
function refusePaces(env: NodeJS.ProcessEnv, mode: SandboxMode): void {
  const pace = ['SANDBOX_DAY_SECONDS', 'SANDBOX_JOB_MS', 'SANDBOX_REVIEW_MS'].find((name) => env[name])
  if (pace === undefined) return
  const why = env.SANDBOX ? '' : ', as it is by default with DATABASE_URL or NODE_ENV=production'
  throw new SettingsError(
    `${pace} is set, but the sandbox is ${mode}${why}: no pace can be set there, days take as long as they do. Leave ${pace} out, or set SANDBOX=on.`,
  )
}
