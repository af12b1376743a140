import { chooseValue, createChoice } from '#engine'
import type { Services } from '../../services.ts'
import type { SandboxSettings } from '../../settings/sandbox-settings.ts'
import type { Application } from '../application.ts'
import { contextOf } from '../context-of.ts'

/** Services that the pace of a job depends on. */
export type Pacing = Pick<Services, 'tenants' | 'sandbox'>

const delays: Readonly<Record<string, (sandbox: SandboxSettings) => number>> = {
  vendor: ({ jobMs }) => jobMs,
  review: ({ reviewMs }) => reviewMs,
  businessDay: ({ daySeconds }) => daySeconds * 1000,
}

/** Returns the delay in milliseconds before the sandbox runs the job of the application's state. */
function paceMs({ tenants, sandbox }: Pacing, application: Application): number {
  const tenant = tenants.of(application)
  const { process, journey } = tenant
  const { pace = 'vendor' } = process.states[application.state] ?? {}
  const chosen = chooseValue(createChoice(pace, 'pace', journey.predicates), contextOf(tenant, application))
  const delay = delays[chosen]
  if (delay === undefined)
    throw new Error(`flows/process.json gives ${application.state} the pace ${chosen}, which nobody keeps.`)
  return delay(sandbox)
}

// A worker may hold a short wait, which keeps a job exact to the millisecond. A long wait stays in the queue, which checks
// every few seconds.
const longestHeldMs = 5000

/** Returns the milliseconds that a worker waits before it runs the job of the state. */
export function heldMs(services: Pacing, application: Application): number {
  const delay = paceMs(services, application)
  return delay > longestHeldMs ? 0 : delay
}

/** Returns the milliseconds that the job of the state stays in the queue before a worker takes it. */
export const queuedMs = (services: Pacing, application: Application): number =>
  paceMs(services, application) - heldMs(services, application)
