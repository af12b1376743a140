import { isRecord } from '#engine'
import type { RegistrationStep } from '#generated/ids'
import { findStored, saveStored } from '../../../storage/browser-store.ts'
import { parseRecord } from '../../../storage/drafts.ts'

export type Answers = Partial<Record<RegistrationStep, Record<string, unknown>>> & {
  /** Set once all questions were answered and sent. */
  readonly pending?: UnconfirmedRegistration
}

/** Registration that waits for the code that was mailed. */
export interface UnconfirmedRegistration {
  readonly registration: string
  readonly email: string
}

/** Step that asks for the password. It is never stored: a reload asks for it again, unless the answers were sent. */
const neverKept: RegistrationStep = 'login-info'

export function findAnswers(): Answers {
  const kept = parseRecord(findStored('registration') ?? '') ?? {}
  return Object.fromEntries(Object.entries(kept).filter(([, answer]) => isRecord(answer)))
}

/** Stores the answers. Returns what was stored. */
export function saveAnswers({ [neverKept]: _, ...kept }: Answers): Answers {
  saveStored('registration', JSON.stringify(kept))
  return kept
}
