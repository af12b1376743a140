import { chooseValue, createChoice } from '#engine'
import type { Application } from '../../applications/application.ts'
import { contextOf } from '../../applications/context-of.ts'
import type { Services } from '../../services.ts'
import type { SandboxSettings } from '../../settings/sandbox-settings.ts'

const delays: Readonly<Record<string, (sandbox: SandboxSettings) => number>> = {
  vendor: ({ jobMs }) => jobMs,
  review: ({ reviewMs }) => reviewMs,
  businessDay: ({ daySeconds }) => daySeconds * 1000,
}

/** How long the sandbox waits, in milliseconds, before the job of the state runs in which an application is. */
function paceMs({ tenants, sandbox }: Services, application: Application): number {
  const { process, journey } = tenants.resolve(application.tenant)
  const { pace = 'vendor' } = process.states[application.state] ?? {}
  const chosen = chooseValue(createChoice(pace, 'pace', journey.predicates), contextOf(application))
  const delay = delays[chosen]
  if (delay === undefined)
    throw new Error(`flows/process.json gives ${application.state} the pace ${chosen}, which nobody keeps.`)
  return delay(sandbox)
}

// A worker may hold a short wait, which keeps a job exact to the millisecond; a long one waits in the queue, which looks every few seconds.
const longestHeldMs = 5000

/** How long a worker waits before it runs the job of the state, in milliseconds. */
export function heldMs(services: Services, application: Application): number {
  const delay = paceMs(services, application)
  return delay > longestHeldMs ? 0 : delay
}

/** How long the job of the state lies in the queue before a worker takes it, in milliseconds. */
export const queuedMs = (services: Services, application: Application): number =>
  paceMs(services, application) - heldMs(services, application)
