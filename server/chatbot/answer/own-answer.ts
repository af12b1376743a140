import type { MessageValues } from '#engine'
import type { HelpArticle, OwnQuestion } from '#source'
import type { Application } from '../../applications/application.ts'
import { hasEnded } from '../../applications/has-ended.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { cancelSentences } from './cancel-sentence.ts'
import { decisionSentence } from './decision-sentence.ts'
import { holds } from './holds.ts'
import { notarySentences, sessionSentences } from './home/notary-sentences.ts'
import { recordingSentences } from './home/recording-sentences.ts'
import { riskSentences } from './home/risk-sentences.ts'
import { refundSentences, visitSentences } from './home/valuation-sentences.ts'
import { amountSentence, receivedSentences } from './money/amount-sentences.ts'
import { chargeSentences } from './money/charge-sentences.ts'
import { creditSentence } from './money/credit-sentence.ts'
import { debtSentence } from './money/debt-sentence.ts'
import { moneySentence, paymentSentence } from './money/money-sentence.ts'
import { monthlySentence, rateSentence } from './money/monthly-sentence.ts'
import { offerSentences } from './money/offer-sentences.ts'
import { payoutSentences } from './money/payout-sentence.ts'
import { repaymentSentences } from './money/repayment-sentence.ts'
import { openConditions, reviewOf } from './open-conditions.ts'
import { passedAnswer } from './passed-answer.ts'
import { isOver, stageOf } from './stage-of.ts'
import { denialOf, isMoving, stepTurn } from './standing.ts'
import { isUsual, timesAhead } from './times-ahead.ts'
import type { Told } from './told.ts'
import { at, turnSentence, where } from './where.ts'

/**
 * Answers a question about the person's own application, from the engine's result and the application's data. Empty where the
 * help's general answer is right for it.
 */
export const ownAnswer = (
  tenant: Tenant,
  application: Application,
  question: OwnQuestion,
  lacksNotary = false,
): string => answers[question](toldOf(tenant, application, lacksNotary)).join(' ')

/** Answers what an article is about from the person's own application: its question, or that the application is past it. */
export function ownAnswerTo(
  { position, while: until }: Pick<HelpArticle, 'position' | 'while'>,
  tenant: Tenant,
  application: Application,
  lacksNotary?: boolean,
): string {
  const own = position === undefined ? '' : ownAnswer(tenant, application, position, lacksNotary)
  if (own !== '' || until === undefined) return own
  return passedAnswer(toldOf(tenant, application, lacksNotary), until).join(' ')
}

function toldOf(tenant: Tenant, application: Application, lacksNotary = false): Told {
  const say = ((key: string, values?: MessageValues) =>
    sentence<string>(tenant, `server.chatbot.own.${key}`, values)) as Told['say']
  return { tenant, application, lacksNotary, say }
}

const answers: Readonly<Record<OwnQuestion, (told: Told) => readonly string[]>> = {
  why: (told) => [...openConditions(told), ...where(told)],
  next: (told) => [...openConditions(told), ...where(told)],
  needed: (told) => {
    const asked = openConditions(told)
    if (stageOf(told) !== undefined) {
      const rest = denialOf(told)
      return asked.length > 0 ? asked : rest.length > 0 ? rest : [told.say('nothingNeeded')]
    }
    const isTheirs = stepTurn(told) === 'applicant' && !told.lacksNotary
    return [
      ...asked,
      ...(isTheirs ? [...at(told), told.say('neededThere')] : [turnSentence(told)]),
      ...denialOf(told),
    ]
  },
  money: (told) => [
    ...openConditions(told),
    moneySentence(told),
    ...(isUsual(told) ? [told.say('moneyUsual')] : []),
  ],
  payment: (told) => [paymentSentence(told)],
  monthly: (told) => [monthlySentence(told)],
  rate: (told) => [rateSentence(told)],
  payout: payoutSentences,
  credit: (told) => [creditSentence(told)],
  stopped: (told) => {
    const moves = isMoving(told) ? [told.say('notStopped')] : []
    const ways = holds(told, 'rescindable') ? cancelSentences(told) : []
    return [...new Set([...moves, ...denialOf(told), ...openConditions(told), ...where(told), ...ways])]
  },
  held: (told) => {
    const isFree =
      denialOf(told).length === 0 && reviewOf(told) === 'none' && !hasEnded(told.tenant, told.application)
    return [...openConditions(told), ...(isFree ? [told.say('notHeld')] : []), moneySentence(told)]
  },
  duration: (told) => [...openConditions(told), ...where(told), ...timesAhead(told)],
  notary: (told) => [...openConditions(told), ...notarySentences(told)],
  session: sessionSentences,
  valuation: visitSentences,
  refund: refundSentences,
  cancel: (told) => orWhere(told, cancelSentences(told)),
  debt: (told) => orWhere(told, [debtSentence(told) ?? []].flat()),
  approved: (told) => {
    const said = decisionSentence(told)
    return [...(said === undefined ? [] : [said]), ...openConditions(told), ...where(told)]
  },
  risk: riskSentences,
  fraud: denialOf,
  declined: (told) => (stageOf(told) === 'ended' ? [] : [told.say('notDeclined'), ...answers.approved(told)]),
  income: (told) => (hasEnded(told.tenant, told.application) ? where(told) : []),
  amount: (told) => (isOver(told) ? where(told) : [amountSentence(told)]),
  received: receivedSentences,
  charged: chargeSentences,
  offer: offerSentences,
  recording: recordingSentences,
  repayment: repaymentSentences,
}

/** Returns sentences, or where the application stands if there are none. */
const orWhere = (told: Told, said: readonly string[]): readonly string[] =>
  said.length === 0 ? where(told) : said
