import { calls } from '../../api/calls.ts'
import { forgetPendingLink, type PendingLink } from './pending-link.ts'

/** Hands what was linked at a vendor's own site to the server. Called again, it has the effect of one call. */
export async function finishLink(application: string, link: PendingLink): Promise<void> {
  const { linking, publicToken, key } = link
  if (linking === 'BANK_ACCOUNT') await calls.submit(application, 'linked-account', { publicToken }, key)
  else await calls.linkIncome(application, linking, { publicToken }, key)
  forgetPendingLink()
}
