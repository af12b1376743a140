import type { ReactNode } from 'react'
import type { Profile } from '#generated/domain'
import type { RegistrationStep } from '#generated/ids'
import type { Answers } from './kept-answers.ts'

/** User with an account, with the data that the questions of registration need. */
export interface KnownPerson {
  readonly profile: Profile
  /** Answers from before a reload. */
  readonly kept: Answers
  readonly keep: (answers: Answers) => void
  /** Starts the application and navigates to it. */
  readonly begin: (answers: Answers) => Promise<void>
  /** Whether an application is open for the home of the answers; the page then says so in place of the questions. */
  readonly isTaken: (answers: Answers) => Promise<boolean>
  /** Returns the props that a question's form gets for a known user. */
  readonly formOf: (step: RegistrationStep, isLast: boolean) => object
  /** Content above and below the first question. */
  readonly lead: ReactNode
  readonly note: ReactNode
}
