import type { Address } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Refuses a home of which there is an application that has not ended: two would pull the credit twice and count each other's lien. */
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

/** The same however it was typed: case, spaces, points. City and state follow from the ZIP code. */
const keyOf = ({ street1 = '', street2 = '', zip = '' }: Address = {}): string =>
  [street1, street2, zip.slice(0, 5)]
    .map((part) =>
      part
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|')
