import type { FastifyRequest } from 'fastify'
import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/change/patch.ts'
import type { Transaction } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { AnswersOf, ReadAnswers } from '../validation/answers-of.ts'

export interface SubmissionInput<Answers = unknown> {
  readonly http: FastifyRequest
  readonly tx: Transaction
  readonly services: Services
  readonly tenant: Tenant
  readonly application: Application
  /** Answers that the handler reads, checked by the form. */
  readonly answers: Answers
  /** Current time on the application's clock. */
  readonly now: Date
}

/** Submission of a borrower: the answers that it reads, and its changes. */
export interface Submission {
  readonly asked: AnswersOf
  /** Checks the answers against the application and returns the changes. Throws a Problem if it refuses them. */
  readonly handle: (input: SubmissionInput) => Patch | Promise<Patch>
  /** Runs before the transaction, so that a refusal does not roll it back. Throws a Problem to refuse. */
  readonly beforehand?: Beforehand | undefined
  /** Tests whether unchecked values, sent as the submission that the flows name in `insteadOf`, are this one. */
  readonly isMeant?: (application: Application, values: unknown) => boolean
}

type Beforehand = (request: {
  readonly services: Services
  readonly http: FastifyRequest
  readonly owner: string
  /** Values as they were sent, unchecked. */
  readonly values: unknown
}) => Promise<void>

/** Creates a submission. The cast is safe, because a handler receives what `readAnswers` took from its own form. */
export const submission = <Id extends string, Name extends string>(
  asked: AnswersOf<Id, Name>,
  handle: (input: SubmissionInput<ReadAnswers<Id, Name>>) => Patch | Promise<Patch>,
  beforehand?: Beforehand,
): Submission => ({
  asked,
  beforehand,
  handle: (input) => handle({ ...input, answers: input.answers as ReadAnswers<Id, Name> }),
})
