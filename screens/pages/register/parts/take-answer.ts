import type { RegistrationStep } from '#generated/ids'
import { registrationCalls } from '../../../api/session/registration-calls.ts'
import { createSubmissionIntent } from '../../../kit/api/submission-intent.ts'
import type { JourneyValue } from '../../../kit/journey/journey-context.ts'
import type { Answers, UnconfirmedRegistration } from './kept-answers.ts'
import type { KnownPerson } from './known-person.ts'
import { requireAdmission } from './require-admission.ts'
import { saveAnswers } from './save-answers.ts'

export interface Answered {
  readonly step: RegistrationStep
  readonly answers: Answers
  /** Whether this was the last question. */
  readonly isLast: boolean
  readonly referrer: string | undefined
  readonly person: KnownPerson | undefined
}

/**
 * Stores the answers, and sends them after the last one. Throws at once if the answer makes an application impossible.
 * Returns the answers known from then on; undefined if the home already has an open application.
 */
export async function takeAnswer(
  journey: JourneyValue,
  { step, answers, isLast, referrer, person }: Answered,
): Promise<Answers | undefined> {
  await requireAdmission(journey, step, answers, person)
  if (person) {
    if (step === 'property-info' && (await person.isTaken(answers))) return undefined
    person.keep(answers)
    if (isLast) await person.begin(answers)
    return answers
  }
  const keptMs = (journey.journey.source.limits.limits.registrationCode?.keptHours ?? 0) * 3_600_000
  if (!isLast) {
    saveAnswers(answers, keptMs)
    return answers
  }
  const { orgCode } = journey.organization
  return saveAnswers({ ...answers, pending: await sendAnswers(answers, { orgCode, referrer }) }, keptMs)
}

const intent = createSubmissionIntent()

/** Sends all answers. The returned registration waits for the code from the mail. */
async function sendAnswers(
  answers: Answers,
  about: { readonly orgCode: string; readonly referrer: string | undefined },
): Promise<UnconfirmedRegistration> {
  // JSON leaves out undefined values.
  const body = { ...about, ...answers }
  const { registration } = await registrationCalls.register(body, intent.keyFor(body))
  intent.accepted()
  return { registration, email: String(answers['contact-info']?.email) }
}
