import type { Address } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { hasEnded } from '../applications/has-ended.ts'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { homeKey } from './home-key.ts'

/**
 * Throws a Problem (409) if there is an open application for the same home: two would pull the credit twice and count each
 * other's lien.
 */
export function requireOtherHome(
  tenant: Pick<Tenant, 'process'>,
  applications: readonly Application[],
  address: Address,
): void {
  const open = findSameHome(tenant, applications, address)
  if (open !== undefined) throw new Problem(409, 'HOME_TAKEN', { number: open.heloc.loanNumber ?? '' })
}

/** Returns the open application for the home at an address; undefined if there is none. */
export const findSameHome = (
  tenant: Pick<Tenant, 'process'>,
  applications: readonly Application[],
  address: Address,
): Application | undefined =>
  applications.find(
    (application) =>
      !hasEnded(tenant, application) && homeKey(application.heloc.property?.address) === homeKey(address),
  )
