import type { RegistrationStep } from '#generated/ids'
import { registrationCalls } from '../../../api/session/registration-calls.ts'
import { createSubmissionIntent } from '../../../api/submission-intent.ts'
import type { JourneyValue } from '../../../journey/journey-context.ts'
import { type Answers, saveAnswers, type UnconfirmedRegistration } from './kept-answers.ts'
import type { KnownPerson } from './known-person.ts'
import { requireAdmission } from './require-admission.ts'

export interface Answered {
  readonly step: RegistrationStep
  readonly answers: Answers
  /** No further question comes. */
  readonly isLast: boolean
  readonly referrer: string | undefined
  readonly person: KnownPerson | undefined
}

/**
 * Keeps the answers, and after the last one sends them. Refused at once where the answer rules out that one may apply. What
 * it gives is what is known from then on.
 */
export async function takeAnswer(
  journey: JourneyValue,
  { step, answers, isLast, referrer, person }: Answered,
): Promise<Answers> {
  await requireAdmission(journey, step, answers, person)
  if (person) {
    person.keep(answers)
    if (isLast) await person.begin(answers)
    return answers
  }
  if (!isLast) {
    saveAnswers(answers)
    return answers
  }
  const { orgCode } = journey.organization
  return saveAnswers({ ...answers, pending: await sendAnswers(answers, { orgCode, referrer }) })
}

const intent = createSubmissionIntent()

/** Registers with all answers; what comes back waits for the code from the mail. */
async function sendAnswers(
  answers: Answers,
  about: { readonly orgCode: string; readonly referrer: string | undefined },
): Promise<UnconfirmedRegistration> {
  // What is undefined is not sent.
  const body = { ...about, ...answers }
  const { registration } = await registrationCalls.register(body, intent.keyFor(body))
  intent.accepted()
  return { registration, email: String(answers['contact-info']?.email) }
}
