import type { FastifyRequest } from 'fastify'
import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/patch.ts'
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
  /** Checked by the form, as far as the handler reads them. */
  readonly answers: Answers
  /** Time of the application. */
  readonly now: Date
}

/** A step that a borrower submits: which answers it reads, and what it changes. */
export interface Submission {
  readonly asked: AnswersOf
  /** Checks the answers against the application and says what they change; a Problem refuses them. */
  readonly handle: (input: SubmissionInput) => Patch | Promise<Patch>
  /** Runs before the transaction, so that a refusal does not undo it; a Problem refuses. */
  readonly beforehand?: Beforehand | undefined
}

type Beforehand = (request: {
  readonly services: Services
  readonly http: FastifyRequest
  readonly owner: string
  /** As they were sent. */
  readonly values: unknown
}) => Promise<void>

/** The cast stands beside the check: a handler is given what `readAnswers` took from its own form. */
export const submission = <Id extends string, Name extends string>(
  asked: AnswersOf<Id, Name>,
  handle: (input: SubmissionInput<ReadAnswers<Id, Name>>) => Patch | Promise<Patch>,
  beforehand?: Beforehand,
): Submission => ({
  asked,
  beforehand,
  handle: (input) => handle({ ...input, answers: input.answers as ReadAnswers<Id, Name> }),
})
