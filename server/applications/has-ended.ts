import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'

/** True for an application at an end of its process: funded, refused or withdrawn. */
export const hasEnded = (
  { process }: Pick<Tenant, 'process'>,
  { state }: Pick<Application, 'state'>,
): boolean => process.states[state]?.kind === 'terminal'

/** Returns the newest open one of a person's applications at a lender, newest first; if all have ended, the newest of all. */
export function newestOf(
  tenant: Pick<Tenant, 'code' | 'process'>,
  applications: readonly Application[],
): Application | undefined {
  const theirs = applications.filter((application) => application.tenant === tenant.code)
  return theirs.find((application) => !hasEnded(tenant, application)) ?? theirs[0]
}
