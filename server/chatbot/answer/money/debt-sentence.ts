import { stageOf } from '../stage-of.ts'
import type { Told } from '../told.ts'

/** Says whether the borrower owes money: none before it is sent. Undefined where the application was cancelled, which says it itself. */
export function debtSentence(told: Told): string | undefined {
  const stage = stageOf(told)
  if (stage === 'cancelled') return undefined
  if (stage === 'ended') return told.say('debt', { stage })
  return told.say('debt', { stage: told.application.heloc.fundedAt === undefined ? 'open' : 'funded' })
}
