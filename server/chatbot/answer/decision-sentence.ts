import { stageOf } from './stage-of.ts'
import type { Told } from './told.ts'

/** Says whether the application is approved, as far as it is decided. Undefined where it is over. */
export function decisionSentence(told: Told): string | undefined {
  const stage = stageOf(told)
  if (stage === 'ended' || stage === 'cancelled') return undefined
  return told.say('approved', { decision: told.application.status?.uwDecision ?? 'UNKNOWN' })
}
