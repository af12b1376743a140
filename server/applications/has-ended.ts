import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'

/** True for an application at an end of its process: funded, refused or withdrawn. */
export const hasEnded = (
  { process }: Pick<Tenant, 'process'>,
  { state }: Pick<Application, 'state'>,
): boolean => process.states[state]?.kind === 'terminal'
