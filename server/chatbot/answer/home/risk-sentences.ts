import { isOver } from '../stage-of.ts'
import type { Told } from '../told.ts'
import { where } from '../where.ts'

/** Says of an application that is over that the home secures nothing, unless its deed was recorded. Empty before. */
export function riskSentences(told: Told): readonly string[] {
  if (!isOver(told)) return []
  const isRecorded = told.application.loanFile.milestones?.recorded !== undefined
  return [...where(told), ...(isRecorded ? [] : [told.say('homeFree')])]
}
