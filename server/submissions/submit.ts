import type { Application } from '../applications/application.ts'
import { lockOwned } from '../applications/application-store.ts'
import { commit, target } from '../applications/commit.ts'
import { shifted } from '../clock/clock.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { findNamed } from '../validation/find-named.ts'
import { submissions } from './submissions.ts'

export interface SubmissionRequest {
  readonly application: string
  readonly name: string
  readonly owner: string
  readonly values: unknown
  /** Version that the page showed, from If-Match. */
  readonly version: string | undefined
}

/** Checks, in this order: that the application is theirs, that the step exists, is not stale and is due, and its values. */
export async function submit(
  tx: Transaction,
  services: Services,
  request: SubmissionRequest,
): Promise<Application> {
  const application = await lockOwned(tx, request.application, request.owner)
  const tenant = services.tenants.resolve(application.tenant)
  const submission = findNamed(tenant.process.submissions, request.name)
  const handle = findNamed(submissions, request.name)
  if (submission === undefined || handle === undefined)
    throw new Problem(404, 'SUBMISSION_UNKNOWN', { name: request.name })
  requireFresh(application, request.version)
  // Due or not does not depend on the values: an event that is refused here is refused before they are read.
  target(tenant, application, submission.event)
  const now = shifted(services.clock.now(), application.timeShiftMs)
  const patch = await handle({ tx, services, tenant, application, values: request.values, now })
  return commit(tx, services, application, patch, { event: submission.event, who: request.owner })
}

function requireFresh(application: Application, version: string | undefined): void {
  if (version === undefined || version === '*') return
  if (version.replaceAll(/^W\/|"/g, '') !== String(application.version))
    throw new Problem(409, 'STALE_VERSION')
}
