import { admits } from '#engine'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'

/** Whether a lender's process accepts an event in the application's state. */
export function isDue({ process }: Tenant, { state }: Pick<Application, 'state'>, event: string): boolean {
  const transition = process.transitions[event]
  if (transition === undefined) throw new Error(`flows/process.json has no event ${event}.`)
  return admits(transition, state)
}

/** Throws a Problem (409) if the application does not wait for an event. */
export function requireDue(tenant: Tenant, application: Pick<Application, 'state'>, event: string): void {
  if (!isDue(tenant, application, event)) throw new Problem(409, 'EVENT_NOT_ADMITTED')
}
