import { stageOf } from './stage-of.ts'
import type { Told } from './told.ts'
import { where } from './where.ts'

/** Says whether the borrower owes money: none before it is sent. Undefined where the application was cancelled, which says it itself. */
export function debtSentence(told: Told): string | undefined {
  const stage = stageOf(told)
  if (stage === 'cancelled') return undefined
  if (stage === 'ended') return told.say('debt', { stage })
  return told.say('debt', { stage: told.application.heloc.fundedAt === undefined ? 'open' : 'funded' })
}

/** Says of an application that is over that the home secures nothing, unless its deed was recorded. Empty before. */
export function riskSentences(told: Told): readonly string[] {
  const stage = stageOf(told)
  if (stage !== 'ended' && stage !== 'cancelled') return []
  const isRecorded = told.application.loanFile.milestones?.recorded !== undefined
  return [...where(told), ...(isRecorded ? [] : [told.say('homeFree')])]
}
