import {
  findServerState,
  formatDate,
  formatMoney,
  formatPercent,
  type MessageValues,
  type Turn,
  turnOfStep,
} from '#engine'
import type { PredicateId } from '#generated/ids'
import { isIncomePaperDue } from '#product'
import type { OwnQuestion } from '#source'
import type { Application } from '../../applications/application.ts'
import { contextOf } from '../../applications/context-of.ts'
import { hasEnded } from '../../applications/has-ended.ts'
import { isPaymentHeld, isPaymentSent } from '../../applications/is-payment-held.ts'
import { sentValues } from '../../applications/sent-values.ts'
import { formatPropertyDate } from '../../clock/property-time-zone.ts'
import { conditionsOf, ruleOf } from '../../conditions/condition.ts'
import { hasRightToCancel } from '../../rescission/has-rescission-ended.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { cancelSentence } from './cancel-sentence.ts'
import { debtSentence } from './debt-sentence.ts'
import { decisionSentence } from './decision-sentence.ts'
import { holds } from './holds.ts'
import { pageTitle } from './page-title.ts'
import { stepPlaceOf } from './place-of.ts'
import { stageOf } from './stage-of.ts'
import type { OwnWords, Told } from './told.ts'
import { appointmentSentence, waitSentence } from './wait-sentence.ts'

/** Answers a question about the person's own application, from the engine's result and the application's data. */
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
    moneyKey(told),
    ...(isUsual(told) ? [told.say('moneyUsual')] : []),
  ],
  held: (told) => {
    const isFree = denialOf(told).length === 0 && !hasEnded(told.tenant, told.application)
    return [...openConditions(told), ...(isFree ? [told.say('notHeld')] : []), moneyKey(told)]
  },
  duration: (told) => [...openConditions(told), ...where(told), ...timesAhead(told)],
  notary: (told) => [...openConditions(told), ...signing(told)],
  cancel: (told) => orWhere(told, cancelSentence(told)),
  debt: (told) => orWhere(told, debtSentence(told)),
  approved: (told) => {
    const said = decisionSentence(told)
    return [...(said === undefined ? [] : [said]), ...openConditions(told), ...where(told)]
  },
  amount: ({ tenant, application: { heloc }, say }) => {
    const { amount, term, rate } = heloc
    if (amount === undefined || term === undefined || rate === undefined) return [say('noAmount')]
    const { locale } = tenant
    return [
      say('amount', { amount: formatMoney(amount, locale, 0), term, rate: formatPercent(rate, locale) }),
    ]
  },
}

/** Returns a sentence, or where the application stands if there is none. */
const orWhere = (told: Told, said: string | undefined): readonly string[] =>
  said === undefined ? where(told) : [said]

/** Whether the application moves towards its closing: it has not passed it, and nothing stops it. */
function isMoving(told: Told): boolean {
  const { tenant, application } = told
  const isStopped =
    findServerState(tenant.journey.serverStates, application.state)?.source.kind === 'halting' ||
    application.heloc.helocSigners?.some(({ refusal }) => refusal !== undefined)
  return stageOf(told) === undefined && denialOf(told).length === 0 && !isStopped
}

/** Whether the usual time to the money may be said: nothing stops the application, it waits for no other owner, and nothing still to be done makes it longer. */
const isUsual = (told: Told): boolean =>
  isMoving(told) && holds(told, 'homeValued') && !holds(told, 'closesLater')

const laterKeys = [
  ['bpoRequired', 'later.bpoRequired'],
  ['texasHomestead', 'later.texasHomestead'],
  ['attorneyCloses', 'later.attorneyCloses'],
  ['notaryInPerson', 'later.notaryInPerson'],
] as const satisfies readonly (readonly [PredicateId, keyof OwnWords])[]

/** Says what makes the closing longer, until the note is signed. */
const laterSentences = (told: Told): readonly string[] =>
  holds(told, 'noteSigned')
    ? []
    : laterKeys.flatMap(([reason, key]) => (holds(told, reason) ? [told.say(key)] : []))

/** Says how long what lies ahead takes: the decision while it is due, and the closing until the note is signed. */
function timesAhead(told: Told): readonly string[] {
  if (!isMoving(told)) return []
  const isSoon = stepTurn(told) === 'applicant' && holds(told, 'decisionSoon')
  return [
    ...(isSoon ? [told.say('decisionSoon')] : []),
    ...laterSentences(told),
    ...(isUsual(told) ? [told.say('moneyUsual')] : []),
  ]
}

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

/** Says where an application is, or who of its owners does not sign. */
function at({ tenant, application, say }: Told): readonly string[] {
  const refused = (application.heloc.helocSigners ?? []).flatMap(({ name = '', refusal: reason }) =>
    reason === undefined ? [] : [say('refused', { name, reason })],
  )
  return refused.length > 0 ? refused : [say('where', { page: stepPlaceOf(tenant, application).title })]
}

const turnKeys = {
  applicant: 'turn.applicant',
  signer: 'turn.signer',
  lender: 'turn.lender',
  thirdParty: 'turn.thirdParty',
  nobody: 'turn.nobody',
} as const satisfies Readonly<Record<Turn, keyof OwnWords>>

const stepTurn = ({ tenant, application }: Told): Turn =>
  turnOfStep(tenant.journey, contextOf(tenant, application))

/** Says whose turn the step is. Beside what a reviewer asks for, it does not say that everything else is done. */
function turnSentence(told: Told): string {
  const turn = stepTurn(told)
  const wait = waitSentence(told)
  if (wait !== undefined) return wait
  if (openConditions(told).length === 0) return told.say(turnKeys[turn])
  return told.say(turn === 'applicant' ? 'neededThere' : 'nothingBesides')
}

/** Says that no money is sent yet, or that it had left, where the owner of the account said that somebody else acted on it. */
function denialOf(told: Told): readonly string[] {
  if (isPaymentSent(told.application)) return [told.say('moneySent', sentValues(told.application))]
  return isPaymentHeld(told.tenant, told.application) ? [told.say('moneyHeld')] : []
}

function where(told: Told): readonly string[] {
  const stage = stageOf(told)
  if (stage === undefined) return [...at(told), turnSentence(told), ...denialOf(told)]
  if (stage === 'ended') return [told.say('ended')]
  if (stage === 'cancelled') return [cancelled(told)]
  const isRest = stage !== 'done' && openConditions(told).length === 0 && denialOf(told).length === 0
  return [...(isRest ? [told.say('signed')] : []), moneyKey(told)]
}

const cancelled = ({ application: { heloc }, say }: Told): string => {
  const { kind = 'none', deniedAt } = heloc.cancellation ?? {}
  return say('cancelled', { kind: deniedAt === undefined ? kind : 'denied' })
}

function moneyKey(told: Told): string {
  const [denial] = denialOf(told)
  if (denial !== undefined) return denial
  const { rescissionLastDay: lastDay, fundedAt, property, deedSignedAt } = told.application.heloc
  switch (stageOf(told)) {
    case 'rescission':
      return told.say('moneyRescission', { lastDay: lastDay === undefined ? 'none' : formatDate(lastDay) })
    case 'recording':
      return told.say('moneyRecording')
    case 'funding':
    case 'payoff':
      return told.say('moneyFunding')
    case 'done':
      return told.say('funded', {
        date: fundedAt === undefined ? 'none' : formatPropertyDate(property, new Date(fundedAt)),
      })
    case 'ended':
      return told.say('ended')
    case 'cancelled':
      return cancelled(told)
    case undefined:
      return deedSignedAt === undefined
        ? told.say('moneyBefore')
        : told.say('moneyAfterDeed', {
            page: stepPlaceOf(told.tenant, told.application).title,
            isTheirs: String(stepTurn(told) === 'applicant'),
            isCancellable: String(hasRightToCancel(told.application.heloc)),
          })
  }
}

/** Says what is asked of the applicant now, by reviewers or for their income: of an application that has ended, nothing. */
function openConditions({ tenant, application, say }: Told): readonly string[] {
  if (hasEnded(tenant, application)) return []
  const { heloc, status } = application
  const paper = isIncomePaperDue(heloc, status)
    ? [say('paper', { page: pageTitle(tenant, 'income/review') })]
    : []
  const open = conditionsOf(application).filter(({ state }) => state === 'OPEN')
  if (open.length === 0) return paper
  const titles = open.map(({ category }) => sentence(tenant, ruleOf(tenant, category).title))
  return [
    ...paper,
    say('conditions', {
      titles: new Intl.ListFormat(tenant.locale).format([...new Set(titles)]),
      page: pageTitle(tenant, 'conditions'),
    }),
  ]
}
