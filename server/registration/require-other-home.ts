import type { Address } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Throws a Problem (409) if there is an open application for the same home: two would pull the credit twice and count each
 * other's lien.
 */
export function requireOtherHome(
  { process }: Pick<Tenant, 'process'>,
  applications: readonly Application[],
  address: Address,
): void {
  const open = applications.find(
    ({ state, heloc }) =>
      process.states[state]?.kind !== 'terminal' && keyOf(heloc.property?.address) === keyOf(address),
  )
  if (open !== undefined) throw new Problem(409, 'HOME_TAKEN', { number: open.heloc.loanNumber ?? '' })
}

/** Normalizes an address, so that case, spaces and punctuation do not matter. City and state follow from the ZIP code. */
const keyOf = ({ street1 = '', street2 = '', zip = '' }: Address = {}): string =>
  [street1, street2, zip.slice(0, 5)]
    .map((part) =>
      part
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|')
