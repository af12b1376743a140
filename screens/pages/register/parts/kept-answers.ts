import { isRecord } from '#engine'
import type { RegistrationStep } from '#generated/ids'
import { parseRecord } from '../../../kit/storage/drafts.ts'
import { findOnDevice } from '../../../storage/answers-on-device.ts'
import { findStored } from '../../../storage/browser-store.ts'

export type Answers = Partial<Record<RegistrationStep, Record<string, unknown>>> & {
  /** Set once all questions were answered and sent. */
  readonly pending?: UnconfirmedRegistration
}

/** Registration that waits for the code that was mailed. */
export interface UnconfirmedRegistration {
  readonly registration: string
  readonly email: string
}

/** Returns the answers of this tab; in a new tab those that were kept on the device by choice, unless they are too old. */
export function findAnswers(): Answers {
  const kept = parseRecord(findStored('registration') ?? '') ?? findOnDevice() ?? {}
  return Object.fromEntries(Object.entries(kept).filter(([, answer]) => isRecord(answer)))
}
