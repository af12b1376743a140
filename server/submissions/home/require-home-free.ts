import type { Address } from '#generated/domain'
import { loadAllOf } from '../../applications/application-store.ts'
import { requireOtherHome } from '../../registration/require-other-home.ts'
import type { SubmissionInput } from '../submission.ts'

/** Throws a Problem (409) if another open application of the applicant is for the home that this one is to be for. */
export async function requireHomeFree(
  { tx, tenant, application }: Pick<SubmissionInput, 'tx' | 'tenant' | 'application'>,
  address: Address,
): Promise<void> {
  const all = await loadAllOf(tx, application.owner)
  requireOtherHome(
    tenant,
    all.filter(({ uuid }) => uuid !== application.uuid),
    address,
  )
}
