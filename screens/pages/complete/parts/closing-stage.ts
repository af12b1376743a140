import { type ServerStateSource, type StepState, stateAt } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import { toldStage } from '#product'

export type ClosingStage =
  | 'early'
  | 'others'
  | 'rescission'
  | 'recording'
  | 'funding'
  | 'funded'
  | 'cancelled'

/**
 * Returns the stage of an application after the signatures. 'early': something is still required of the applicant.
 * 'others': other owners have not signed the deed yet. The last parameter is the entry of its server state in the flows.
 */
export function closingStage(
  heloc: Heloc,
  status: ApplicationStatus,
  { stage, aspect }: Pick<ServerStateSource, 'stage' | 'aspect'> = {},
): ClosingStage {
  if (aspect === 'session' && status.primaryParticipantAcceptComplete === true) return 'others'
  const told = toldStage(stage, heloc)
  if (told === 'done') return 'funded'
  return told === undefined || told === 'ended' ? 'early' : told
}

export type StepId = 'signed' | 'rescission' | 'recording' | 'funding'

export interface ClosingStep {
  readonly id: StepId
  readonly state: StepState
}

const order: readonly StepId[] = ['signed', 'rescission', 'recording', 'funding']

/**
 * Returns the steps from the last signature to the money. The rescission is left out if there is no right to cancel (the
 * home is no principal dwelling).
 */
export function closingSteps(stage: ClosingStage, heloc: Heloc): readonly ClosingStep[] {
  const hasRescission = stage === 'rescission' || heloc.rescissionEndsAt !== undefined
  const steps = order.filter((id) => id !== 'rescission' || hasRescission)
  const current = stage === 'funded' ? steps.length : steps.indexOf(stage as StepId) // none of them: -1
  return steps.map((id, index) => ({ id, state: stateAt(index, current) }))
}
