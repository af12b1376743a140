import type { Application } from '../applications/application.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * The application to which somebody comes who signs in: the only one that they have, or the only one that has not ended.
 * Among several they choose, on the dashboard.
 */
export function landingOf(
  { process }: Pick<Tenant, 'process'>,
  applications: readonly Application[],
): Application | undefined {
  const open = applications.filter(({ state }) => process.states[state]?.kind !== 'terminal')
  const [only, ...others] = applications.length === 1 ? applications : open
  return others.length === 0 ? only : undefined
}
