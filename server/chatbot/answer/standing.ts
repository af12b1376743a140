import { findServerState, type Turn, turnOfStep } from '#engine'
import { contextOf } from '../../applications/context-of.ts'
import { isPaymentHeld } from '../../applications/is-payment-held.ts'
import { stageOf } from './stage-of.ts'
import type { Told } from './told.ts'

/** Whether no money is sent because the owner of the account said that somebody else acted on it. */
export const isHeld = ({ tenant, application }: Told): boolean => isPaymentHeld(tenant, application)

/** Whether the application moves towards its closing: it has not passed it, and nothing stops it. */
export function isMoving(told: Told): boolean {
  const { tenant, application } = told
  const isStopped =
    findServerState(tenant.journey.serverStates, application.state)?.source.kind === 'halting' ||
    application.heloc.helocSigners?.some(({ refusal }) => refusal !== undefined)
  return stageOf(told) === undefined && !isHeld(told) && !isStopped
}

/** Whose turn the step is, whatever a reviewer asks for meanwhile. */
export const stepTurn = ({ tenant, application }: Told): Turn =>
  turnOfStep(tenant.journey, contextOf(tenant, application))
