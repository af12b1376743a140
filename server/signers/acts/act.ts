import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { AnswersOf, ReadAnswers } from '../../validation/answers-of.ts'
import type { SignerChange } from '../change-signer.ts'
import type { Signing } from '../signing.ts'

export interface ActInput<Answers = unknown> {
  readonly tx: Transaction
  readonly services: Services
  readonly tenant: Tenant
  readonly signing: Signing
  /** Checked by the form, as far as the act reads them. */
  readonly answers: Answers
  /** Time of the application. */
  readonly now: Date
}

/** What an additional signer sends at a step: which answers it reads, and what it changes. */
export interface Act {
  readonly asked: AnswersOf
  /** Checks the answers against the application and says what they change; a Problem refuses them. */
  readonly handle: (input: ActInput) => SignerChange | Promise<SignerChange>
}

/** The cast stands beside the check: an act is given what `readAnswers` took from its own form. */
export const act = <Id extends string, Name extends string>(
  asked: AnswersOf<Id, Name>,
  handle: (input: ActInput<ReadAnswers<Id, Name>>) => SignerChange | Promise<SignerChange>,
): Act => ({
  asked,
  handle: (input) => handle({ ...input, answers: input.answers as ReadAnswers<Id, Name> }),
})
