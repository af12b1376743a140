import type { RegistrationStep } from '#generated/ids'
import type { JourneyValue } from '../../../journey/journey-context.ts'
import { type Answers, saveAnswers } from './kept-answers.ts'
import type { KnownPerson } from './known-person.ts'
import { requireAdmission } from './require-admission.ts'
import { sendAnswers } from './send-answers.ts'

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
