import { formatDate } from '#engine'
import { recordingValues } from '../../../documents/made/recording-values.ts'
import { holds } from '../holds.ts'
import { moneySentence } from '../money/money-sentence.ts'
import { isOver, stageOf } from '../stage-of.ts'
import { denialOf } from '../standing.ts'
import type { Told } from '../told.ts'
import { where } from '../where.ts'

/** Says that the deed was recorded, when and for how much, or what it waits for. Empty until it is signed. */
export function recordingSentences(told: Told): readonly string[] {
  const { tenant, application, say } = told
  const recordedOn = application.loanFile.milestones?.recorded
  if (recordedOn !== undefined) {
    const { recorded = '', recordingFee = '', recordingTax = '' } = recordingValues(tenant, application.heloc)
    const costs = say('recordingCosts', { recorded, recordingFee, recordingTax })
    return [say('recorded', { date: formatDate(recordedOn) }), costs, ...denialOf(told)].filter(Boolean)
  }
  if (isOver(told)) return [...where(told), say('neverRecorded')]
  if (!holds(told, 'deedSigned') && stageOf(told) === undefined) return []
  return [...(stageOf(told) === 'recording' ? [] : [say('recordingAhead')]), moneySentence(told)]
}
