import type { FastifyRequest } from 'fastify'
import type { Application } from '../applications/application.ts'
import { type KeptAnswer, keepAnswers } from '../applications/change/keep-answers.ts'
import { readAnswers } from '../applications/change/read-answers.ts'
import { removeDrafts } from '../applications/change/remove-drafts.ts'
import { sandboxDay } from '../applications/sandbox-day.ts'
import { shifted } from '../clock/clock.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import { requireProof } from '../proofs/require-proof.ts'
import { type Act, tellOfAct } from '../proofs/tell-of-act.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findNamed } from '../validation/find-named.ts'
import { changeSigner } from './change-signer.ts'
import { signerStep } from './signer-step.ts'
import { lockSigning, type Signing } from './signing.ts'
import { signerSubmissions } from './submissions/signer-submissions.ts'

interface SignerRequest {
  readonly name: string
  readonly values: unknown
  readonly http: FastifyRequest
}

/**
 * Applies a submission of an additional signer. It checks, in this order: that it exists, that it is due at the signer's step,
 * that its proof was given, and its values.
 */
export async function submitAsSigner(
  tx: Transaction,
  services: Services,
  found: Signing,
  { name, values, http }: SignerRequest,
): Promise<Application> {
  const submission = findNamed(signerSubmissions, name)
  if (submission === undefined) throw new Problem(404, 'SUBMISSION_UNKNOWN', { name })
  const signing = await lockSigning(tx, found)
  const { application } = signing
  const tenant = services.tenants.of(application)
  const { in: steps = [] } = findNamed(tenant.process.signerActs ?? {}, name) ?? {}
  if (!steps.includes(signerStep(signing))) throw new Problem(409, 'SIGNER_NOT_DUE')
  await requireProof(tx, services, http, submission.proof)
  const now = shifted(services.clock.now(), application.timeShiftMs)
  // A co-owner sees nothing of the application, so their forms cannot refer to it either.
  const { answers, kept } = readAnswers(submission.asked, tenant, values)
  await removeDrafts(tx, {
    application: application.uuid,
    identity: signing.identity.uuid,
    form: submission.asked.form,
  })
  const change = await submission.handle({ tx, services, tenant, signing, answers, now })
  const after = await changeSigner(tx, services, withAnswers(signing, kept, services), change)
  const { tells: template } = submission
  const told = change.rescission?.told ?? submission.told ?? {}
  const clock = (own: Tenant) => sandboxDay(own, application, services.clock.now())
  const person = { identity: signing.identity.uuid, application: application.uuid, clock }
  if (template !== undefined)
    await tellOfAct(tx, services, tenant, { ...person, template, values: told } as Act)
  return after
}

/** Stores a co-owner's answers in their own file, under the last name of their path. */
function withAnswers(signing: Signing, kept: readonly KeptAnswer[], { secrets }: Services): Signing {
  if (kept.length === 0) return signing
  const own = kept.map((answer) => ({ ...answer, to: `loanFile.answers.${answer.to.split('.').at(-1)}` }))
  const { answers = {} } = signing.file
  const { loanFile } = keepAnswers({ loanFile: { answers } }, {}, own, secrets)
  return { ...signing, file: { ...signing.file, answers: loanFile?.answers ?? {} } }
}
