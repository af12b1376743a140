import type { RegistrationStep } from '#generated/ids'
import { findStored, removeStored, saveStored } from '../../../storage/browser-store.ts'
import { isRecord, parseRecord } from '../../../storage/drafts.ts'

export type Answers = Partial<Record<RegistrationStep, Record<string, unknown>>>

/** The step that asks for the password is never kept: a refresh asks for it again. */
const neverKept: RegistrationStep = 'login-info'

export function findAnswers(): Answers {
  const kept = parseRecord(findStored('registration') ?? '') ?? {}
  return Object.fromEntries(Object.entries(kept).filter(([, answer]) => isRecord(answer)))
}

export function saveAnswers(answers: Answers): void {
  const kept = Object.entries(answers).filter(([step]) => step !== neverKept)
  saveStored('registration', JSON.stringify(Object.fromEntries(kept)))
}

export function removeAnswers(): void {
  removeStored('registration')
}
