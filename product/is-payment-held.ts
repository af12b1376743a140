import type { Journey } from '#engine'
import type { ApplicationStatus } from '#generated/domain'
import { isUnderWay } from './is-under-way.ts'

type Held = Pick<ApplicationStatus, 'checklistStatus' | 'paymentHeld'>

/** Tests whether money that may still leave is held, because its owner said that somebody else acted on the account. */
export const isPaymentHeld = (journey: Pick<Journey, 'serverStates'>, status: Held): boolean =>
  status.paymentHeld === true && isUnderWay(journey, status)
