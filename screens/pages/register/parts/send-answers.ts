import { registrationCalls } from '../../../api/session/registration-calls.ts'
import { createSubmissionIntent } from '../../../api/submission-intent.ts'
import type { Answers, UnconfirmedRegistration } from './kept-answers.ts'

const intent = createSubmissionIntent()

/** Registers with all answers; what comes back waits for the code from the mail. */
export async function sendAnswers(
  answers: Answers,
  about: { readonly orgCode: string; readonly referrer: string | undefined },
): Promise<UnconfirmedRegistration> {
  // What is undefined is not sent.
  const body = { ...about, ...answers }
  const { registration } = await registrationCalls.register(body, intent.keyFor(body))
  intent.accepted()
  return { registration, email: String(answers['contact-info']?.email) }
}
