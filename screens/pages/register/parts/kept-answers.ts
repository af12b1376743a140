import type { RegistrationStep } from '#generated/ids'
import { findStored, saveStored } from '../../../storage/browser-store.ts'
import { isRecord, parseRecord } from '../../../storage/drafts.ts'

export type Answers = Partial<Record<RegistrationStep, Record<string, unknown>>> & {
  /** Once all questions were answered and sent. */
  readonly pending?: UnconfirmedRegistration
}

/** A registration that waits for the code that was mailed to the address. */
export interface UnconfirmedRegistration {
  readonly registration: string
  readonly email: string
}

/** The step that asks for the password is never kept: a refresh asks for it again, unless the answers were sent. */
const neverKept: RegistrationStep = 'login-info'

export function findAnswers(): Answers {
  const kept = parseRecord(findStored('registration') ?? '') ?? {}
  return Object.fromEntries(Object.entries(kept).filter(([, answer]) => isRecord(answer)))
}

/** Gives back what was kept. */
export function saveAnswers({ [neverKept]: _, ...kept }: Answers): Answers {
  saveStored('registration', JSON.stringify(kept))
  return kept
}
