import type { Journey } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import { isUnderWay } from './is-under-way.ts'

type Denied = Pick<ApplicationStatus, 'paymentHeld'>
type Held = Denied & Pick<ApplicationStatus, 'checklistStatus'>
type Funded = Pick<Heloc, 'fundedAt'>

/** Tests whether money that may still leave is held, because its owner said that somebody else acted on the account. */
export const isPaymentHeld = (
  journey: Pick<Journey, 'serverStates'>,
  status: Held,
  { fundedAt }: Funded,
): boolean => status.paymentHeld === true && fundedAt === undefined && isUnderWay(journey, status)

/** Tests whether the money had left already when its owner said that somebody else acted on the account. */
export const isPaymentSent = ({ paymentHeld }: Denied, { fundedAt }: Funded): boolean =>
  paymentHeld === true && fundedAt !== undefined
