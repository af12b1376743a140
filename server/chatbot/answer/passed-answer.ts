import type { HelpArticle } from '#source'
import { holds } from './holds.ts'
import { notarySentences } from './home/notary-sentences.ts'
import { creditSentence } from './money/credit-sentence.ts'
import { boundSentences, isBound } from './money/offer-sentences.ts'
import { openConditions } from './open-conditions.ts'
import { isOver, stageOf } from './stage-of.ts'
import type { Told } from './told.ts'
import { where } from './where.ts'

type Until = NonNullable<HelpArticle['while']>

/** Says where an application stands that is past what an article is about. Empty while the article holds for it. */
export function passedAnswer(told: Told, until: Until): readonly string[] {
  if (isOver(told)) return until === 'unsigned' ? notarySentences(told) : where(told)
  return passed[until](told)
}

const passed: Readonly<Record<Until, (told: Told) => readonly string[]>> = {
  open: () => [],
  asked: (told) => (stageOf(told) === undefined ? [] : [...openConditions(told), ...where(told)]),
  uninsured: (told) => (holds(told, 'insuranceComplete') ? [told.say('insured')] : []),
  unsigned: (told) => (holds(told, 'deedSigned') || stageOf(told) !== undefined ? notarySentences(told) : []),
  unsubmitted: (told) => (isBound(told) ? boundSentences(told) : []),
  unpulled: (told) => (told.application.loanFile.credit?.kind === 'HARD' ? [creditSentence(told)] : []),
  unagreed: (told) => (holds(told, 'noteSigned') || stageOf(told) !== undefined ? where(told) : []),
  unfunded: (told) => (stageOf(told) === 'done' ? where(told) : []),
}
