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
  /** Answers that the submission reads, checked by the form. */
  readonly answers: Answers
  /** Current time on the application's clock. */
  readonly now: Date
}

/** Submission of an additional signer: the answers that it reads, and its changes. */
export interface SignerSubmission {
  readonly asked: AnswersOf
  /** Checks the answers against the application and returns the changes. Throws a Problem if it refuses them. */
  readonly handle: (input: SignerSubmissionInput) => SignerChange | Promise<SignerChange>
}

/** Creates a submission. The cast is safe, because it receives what `readAnswers` took from its own form. */
export const signerSubmission = <Id extends string, Name extends string>(
  asked: AnswersOf<Id, Name>,
  handle: (input: SignerSubmissionInput<ReadAnswers<Id, Name>>) => SignerChange | Promise<SignerChange>,
): SignerSubmission => ({
  asked,
  handle: (input) => handle({ ...input, answers: input.answers as ReadAnswers<Id, Name> }),
})
