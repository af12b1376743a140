import { findServerState, type Journey, stageOf } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'

type Denied = Pick<ApplicationStatus, 'paymentHeld'>
type Held = Denied & Pick<ApplicationStatus, 'checklistStatus'>
type Funded = Pick<Heloc, 'fundedAt'>

/** Tests whether money that may still leave is held, because its owner said that somebody else acted on the account. */
export function isPaymentHeld(
  { serverStates }: Pick<Journey, 'serverStates'>,
  { checklistStatus, paymentHeld }: Held,
  { fundedAt }: Funded,
): boolean {
  const stage = stageOf(findServerState(serverStates, checklistStatus ?? 'UNKNOWN')?.source)
  return paymentHeld === true && fundedAt === undefined && (stage === 'open' || stage === 'closing')
}

/** Tests whether the money had left already when its owner said that somebody else acted on the account. */
export const isPaymentSent = ({ paymentHeld }: Denied, { fundedAt }: Funded): boolean =>
  paymentHeld === true && fundedAt !== undefined
