import { findServerState, type Journey, stageOf } from '#engine'
import type { ApplicationStatus } from '#generated/domain'

type Held = Pick<ApplicationStatus, 'checklistStatus' | 'paymentHeld'>

/** Tests whether money that may still leave is held, because its owner said that somebody else acted on the account. */
export function isPaymentHeld(
  { serverStates }: Pick<Journey, 'serverStates'>,
  { checklistStatus, paymentHeld }: Held,
): boolean {
  const stage = stageOf(findServerState(serverStates, checklistStatus ?? 'UNKNOWN')?.source)
  return paymentHeld === true && (stage === 'open' || stage === 'closing')
}
