import { findServerState, type Turn, turnOfStep } from '#engine'
import { contextOf } from '../../applications/context-of.ts'
import { paymentHold, sentValues } from '../../applications/is-payment-held.ts'
import { stageOf } from './stage-of.ts'
import type { Told } from './told.ts'

/** Says that no money is sent yet, or that it had left, where the owner of the account said that somebody else acted on it. */
export function denialOf({ tenant, application, say }: Told): readonly string[] {
  const hold = paymentHold(tenant, application)
  if (hold === 'SENT') return [say('moneySent', sentValues(application, application.owner))]
  return hold === 'HELD' ? [say('moneyHeld')] : []
}

/** Whether the application moves towards its closing: it has not passed it, and nothing stops it. */
export function isMoving(told: Told): boolean {
  const { tenant, application } = told
  const isStopped =
    findServerState(tenant.journey.serverStates, application.state)?.source.kind === 'halting' ||
    application.heloc.helocSigners?.some(({ refusal }) => refusal !== undefined)
  return stageOf(told) === undefined && denialOf(told).length === 0 && !isStopped
}

/** Whose turn the step is, whatever a reviewer asks for meanwhile. */
export const stepTurn = ({ tenant, application }: Told): Turn =>
  turnOfStep(tenant.journey, contextOf(tenant, application))
