import { loadAllOf } from '../../applications/application-store.ts'
import { contextOf } from '../../applications/context-of.ts'
import { hasEnded } from '../../applications/has-ended.ts'
import { Problem } from '../../errors/problem.ts'
import type { SubmissionInput } from '../submission.ts'

/**
 * Throws a Problem (409) if another open application of the applicant is past its soft pull: all applications share the name
 * and birth date, and its credit was checked with the present ones.
 */
export async function requireUnbound({ tx, services, application }: SubmissionInput): Promise<void> {
  const all = await loadAllOf(tx, application.owner)
  const bound = all.find((other) => {
    const tenant = services.tenants.of(other)
    const isOpen = other.uuid !== application.uuid && !hasEnded(tenant, other)
    return isOpen && tenant.journey.predicates.compile('softCreditConsented')(contextOf(tenant, other))
  })
  if (bound !== undefined) throw new Problem(409, 'PERSON_BOUND', { number: bound.heloc.loanNumber ?? '' })
}
