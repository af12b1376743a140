import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { AnswersOf, ReadAnswers } from '../../validation/answers-of.ts'
import type { SignerChange } from '../change-signer.ts'
import type { Signing } from '../signing.ts'

export interface SignerSubmissionInput<Answers = unknown> {
  readonly tx: Transaction
  readonly services: Services
  readonly tenant: Tenant
  readonly signing: Signing
  /** Checked by the form, as far as the submission reads them. */
  readonly answers: Answers
  /** Time of the application. */
  readonly now: Date
}

/** What an additional signer sends at a step: which answers it reads, and what it changes. */
export interface SignerSubmission {
  readonly asked: AnswersOf
  /** Checks the answers against the application and says what they change; a Problem refuses them. */
  readonly handle: (input: SignerSubmissionInput) => SignerChange | Promise<SignerChange>
}

/** The cast stands beside the check: a submission is given what `readAnswers` took from its own form. */
export const signerSubmission = <Id extends string, Name extends string>(
  asked: AnswersOf<Id, Name>,
  handle: (input: SignerSubmissionInput<ReadAnswers<Id, Name>>) => SignerChange | Promise<SignerChange>,
): SignerSubmission => ({
  asked,
  handle: (input) => handle({ ...input, answers: input.answers as ReadAnswers<Id, Name> }),
})
