import type { ReactNode } from 'react'
import type { Profile } from '#generated/domain'
import type { RegistrationStep } from '#generated/ids'
import type { Answers } from './kept-answers.ts'

/** Person with an account, as far as the questions of registration need to know them. */
export interface KnownPerson {
  readonly profile: Profile
  /** What they answered before a reload. */
  readonly kept: Answers
  readonly keep: (answers: Answers) => void
  /** Begins the application and goes there. */
  readonly begin: (answers: Answers) => Promise<void>
  /** What the form of a question is given because they are known. */
  readonly formOf: (step: RegistrationStep, isLast: boolean) => object
  /** Above and below the first question. */
  readonly lead: ReactNode
  readonly note: ReactNode
}
