import { calls } from '../../api/calls.ts'
import { withProof } from '../../api/proof.ts'
import { forgetPendingLink, type PendingLink } from './pending-link.ts'

/** Sends the server the result of linking at a vendor's own site. Repeated calls have the effect of one. */
export async function finishLink(application: string, link: PendingLink): Promise<void> {
  const { linking, publicToken, key } = link
  if (linking === 'BANK_ACCOUNT')
    await withProof(() => calls.submit(application, 'linked-account', { publicToken }, key))
  else await calls.linkIncome(application, linking, { publicToken }, key)
  forgetPendingLink()
}
