import { formatMoney, formatPercent, type MessageValues } from '#engine'
import type { OwnQuestion } from '#source'
import type { Application } from '../../applications/application.ts'
import { hasEnded } from '../../applications/has-ended.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { cancelSentence } from './cancel-sentence.ts'
import { creditSentence } from './credit-sentence.ts'
import { debtSentence } from './debt-sentence.ts'
import { decisionSentence } from './decision-sentence.ts'
import { holds } from './holds.ts'
import { moneySentence, paymentSentence } from './money-sentence.ts'
import { monthlySentence, rateSentence } from './monthly-sentence.ts'
import { openConditions, reviewOf } from './open-conditions.ts'
import { payoutSentence } from './payout-sentence.ts'
import { stageOf } from './stage-of.ts'
import { denialOf, isMoving, stepTurn } from './standing.ts'
import { isUsual, laterSentences, timesAhead } from './times-ahead.ts'
import type { Told } from './told.ts'
import { appointmentSentence } from './wait-sentence.ts'
import { at, turnSentence, where } from './where.ts'

/**
 * Answers a question about the person's own application, from the engine's result and the application's data. Empty where the
 * help's general answer is right for it.
 */
export function ownAnswer(
  tenant: Tenant,
  application: Application,
  question: OwnQuestion,
  lacksNotary = false,
): string {
  const say = ((key: string, values?: MessageValues) =>
    sentence<string>(tenant, `server.chatbot.own.${key}`, values)) as Told['say']
  return answers[question]({ tenant, application, lacksNotary, say }).join(' ')
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
  payout: (told) => [payoutSentence(told)],
  credit: (told) => [creditSentence(told)],
  stopped: (told) => {
    const moves = isMoving(told) ? [told.say('notStopped')] : []
    return [...new Set([...moves, ...denialOf(told), ...openConditions(told), ...where(told)])]
  },
  held: (told) => {
    const isFree =
      denialOf(told).length === 0 && reviewOf(told) === 'none' && !hasEnded(told.tenant, told.application)
    return [...openConditions(told), ...(isFree ? [told.say('notHeld')] : []), moneySentence(told)]
  },
  duration: (told) => [...openConditions(told), ...where(told), ...timesAhead(told)],
  notary: (told) => [...openConditions(told), ...signing(told)],
  cancel: (told) => orWhere(told, cancelSentence(told)),
  debt: (told) => orWhere(told, debtSentence(told)),
  approved: (told) => {
    const said = decisionSentence(told)
    return [...(said === undefined ? [] : [said]), ...openConditions(told), ...where(told)]
  },
  fraud: denialOf,
  declined: (told) => (stageOf(told) === 'ended' ? [] : answers.approved(told)),
  income: (told) => (hasEnded(told.tenant, told.application) ? where(told) : []),
  amount: (told) => {
    const { tenant, application, say } = told
    const { amount, term, rate } = application.heloc
    if (amount === undefined || term === undefined || rate === undefined) return [say('noAmount')]
    const { locale } = tenant
    if (holds(told, 'offerReplaced'))
      return [say('amountReplaced', { amount: formatMoney(amount, locale, 0) })]
    return [
      say('amount', { amount: formatMoney(amount, locale, 0), term, rate: formatPercent(rate, locale) }),
    ]
  },
}

/** Returns a sentence, or where the application stands if there is none. */
const orWhere = (told: Told, said: string | undefined): readonly string[] =>
  said === undefined ? where(told) : [said]

/** Says when the deed is signed before a notary. */
function signing(told: Told): readonly string[] {
  const { application, say } = told
  const stage = stageOf(told)
  if (stage === 'ended' || stage === 'cancelled') return where(told)
  if (application.heloc.deedSignedAt !== undefined || stage !== undefined) {
    const denial = denialOf(told)
    return [say('deedSigned', { isDenied: String(denial.length > 0) }), ...denial]
  }
  const appointment = told.lacksNotary ? undefined : appointmentSentence(told)
  if (appointment !== undefined) return [appointment]
  return holds(told, 'noteSigned') ? where(told) : [say('deedLater'), ...laterSentences(told)]
}
