import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'

/** Returns the newest open one of a person's applications at a lender, newest first; if all have ended, the newest of all. */
export function newestOf(
  { code, process }: Pick<Tenant, 'code' | 'process'>,
  applications: readonly Application[],
): Application | undefined {
  const theirs = applications.filter(({ tenant }) => tenant === code)
  return theirs.find(({ state }) => process.states[state]?.kind !== 'terminal') ?? theirs[0]
}
