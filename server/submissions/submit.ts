import type { FastifyRequest } from 'fastify'
import type { ProcessSource, SubmissionSource } from '#engine'
import type { Application } from '../applications/application.ts'
import { lockOwned } from '../applications/application-store.ts'
import { commit, target } from '../applications/change/commit.ts'
import { keepAnswers } from '../applications/change/keep-answers.ts'
import type { Patch } from '../applications/change/patch.ts'
import { readAnswers } from '../applications/change/read-answers.ts'
import { sandboxDay } from '../applications/sandbox-day.ts'
import { shifted } from '../clock/clock.ts'
import type { Transaction } from '../database/database.ts'
import { noteSuperseded } from '../documents/superseded.ts'
import { Problem } from '../errors/problem.ts'
import { requireProof } from '../proofs/require-proof.ts'
import { type Act, tellOfAct } from '../proofs/tell-of-act.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findNamed } from '../validation/find-named.ts'
import { isTooLate } from './is-too-late.ts'
import { meantSubmission } from './meant-submission.ts'
import { submissions } from './submissions.ts'

export interface SubmissionRequest {
  readonly application: string
  readonly name: string
  readonly owner: string
  readonly values: unknown
  readonly http: FastifyRequest
  /** Version that the page showed, from If-Match. */
  readonly version: string | undefined
}

/**
 * Applies a submission. It checks, in this order: that the application belongs to the applicant; that the submission exists, is
 * current and due; that its proof was given; and its values.
 */
export async function submit(
  tx: Transaction,
  services: Services,
  request: SubmissionRequest,
): Promise<Application> {
  const application = await lockOwned(tx, request.application, request.owner)
  const tenant = services.tenants.of(application)
  const name = meantSubmission(tenant.process, submissions, { ...request, application })
  const submission = findNamed(tenant.process.submissions, name)
  if (submission === undefined) throw new Problem(404, 'SUBMISSION_UNKNOWN', { name })
  requireInTime(tenant, application, submission)
  requireFresh(application, request.version)
  // Whether it is due does not depend on the values, so it is checked before they are read.
  target(tenant, application, submission.event)
  // Asked for last of what does not depend on the values: nobody gives their password for a step that is not due.
  await requireProof(tx, services, request.http, submission.proof)
  const now = shifted(services.clock.now(), application.timeShiftMs)
  const input = { tx, services, tenant, application, now, http: request.http }
  // A form that stores all of its answers itself needs no handler.
  const { asked, handle } = findNamed(submissions, name) ?? {
    asked: { form: submission.form, names: [] },
  }
  const { answers, kept } = readAnswers(asked, tenant, request.values, application)
  const patch = (await handle?.({ ...input, answers })) ?? {}
  const goes = await whatGoes(tx, application, tenant.process, submission, patch)
  const change = keepAnswers(application, { ...patch, ...goes }, kept, services.secrets)
  const after = await commit(tx, services, application, change, {
    event: submission.event,
    form: submission.form,
    who: request.owner,
  })
  if (submission.tells !== undefined && patch.told !== null)
    await tellOwner(tx, services, tenant, after, { template: submission.tells, values: patch.told })
  return after
}

/** Tells the owner of an application at once what was done in their name. Of an account the last digits are named. */
const tellOwner = (
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  application: Application,
  letter: { readonly template: string; readonly values: Patch['told'] },
): Promise<void> => {
  const { uuid, owner: identity, heloc } = application
  const clock = (own: Tenant) => sandboxDay(own, application, services.clock.now())
  const digits = { payout: heloc.disburseAccount?.mask ?? '', autopay: heloc.autopayAccount?.mask ?? 'none' }
  const values = { ...digits, ...letter.values }
  // The server starts only with a letter of that name.
  const act = { identity, application: uuid, clock, template: letter.template, values } as Act
  return tellOfAct(tx, services, tenant, act)
}

/**
 * Throws a Problem (409) if it is too late for a submission. It runs before the check for a stale page, because reloading would
 * not help.
 */
function requireInTime(tenant: Tenant, application: Application, submission: SubmissionSource): void {
  const { tooLate } = submission
  if (tooLate === undefined || !isTooLate(tenant, application, submission)) return
  // The schema requires this shape, and the linter a sentence of that name.
  throw new Problem<'EVENT_NOT_ADMITTED'>(
    409,
    tooLate.sentence.replace('server.errors.', '') as 'EVENT_NOT_ADMITTED',
  )
}

/** Returns what a changed answer invalidates: fields to remove, and superseded documents with evidence of it. */
async function whatGoes(
  tx: Transaction,
  application: Application,
  { consequences = {} }: ProcessSource,
  { removes: answers = [], supersedes }: SubmissionSource,
  { evidence = [] }: Patch,
): Promise<Patch> {
  const removes = answers.flatMap((answer) => consequences[answer] ?? [])
  if (supersedes === undefined) return { removes }
  const superseded = await noteSuperseded(tx, application, supersedes)
  return { removes, supersedes, evidence: [...evidence, ...superseded] }
}

function requireFresh(application: Application, version: string | undefined): void {
  if (version === undefined || version === '*') return
  if (version.replaceAll(/^W\/|"/g, '') !== String(application.version))
    throw new Problem(409, 'STALE_VERSION')
}
