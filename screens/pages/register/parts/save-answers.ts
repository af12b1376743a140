import type { RegistrationStep } from '#generated/ids'
import { findOnDevice } from '../../../storage/answers-on-device.ts'
import { removeStored, saveStored } from '../../../storage/browser-store.ts'
import type { Answers } from './kept-answers.ts'

/** Step that asks for the password. It is never stored: a reload asks for it again, unless the answers were sent. */
const neverKept: RegistrationStep = 'login-info'

/**
 * Stores the answers in this tab; on the device, too, if the applicant chose so, for `keptMs` from now. Returns what was
 * stored.
 */
export function saveAnswers({ [neverKept]: _, ...kept }: Answers, keptMs: number): Answers {
  saveStored('registration', JSON.stringify(kept))
  if (isKeptOnDevice()) keepOnDevice(kept, keptMs)
  return kept
}

export const isKeptOnDevice = (): boolean => findOnDevice() !== undefined

/** Stores the answers on the device. They are ignored and removed when their time is over. */
export function keepOnDevice({ [neverKept]: _, ...kept }: Answers, keptMs: number): void {
  saveStored('onDevice', JSON.stringify({ ...kept, until: Date.now() + keptMs }))
}

/** Removes the answers everywhere, once the account is open. */
export function removeAnswers(): void {
  removeStored('registration')
  removeStored('onDevice')
}
