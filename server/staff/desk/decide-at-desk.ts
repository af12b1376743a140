import type { DeskDecisionRequest } from '#generated/api'
import type { Application } from '../../applications/application.ts'
import { conditionsOf } from '../../conditions/condition.ts'
import { reviewCondition, type StaffReview } from '../../conditions/review-condition.ts'
import { Problem } from '../../errors/problem.ts'
import { findDeskSubject } from '../../jobs/handlers/decision/desk-reviews.ts'
import { runJob } from '../../jobs/queue/run-job.ts'
import type { Services } from '../../services.ts'

/**
 * Passes a reviewer's decision to the job that waits for it. The application then moves on as it would with the sandbox's
 * decision.
 */
export async function decideAtDesk(
  services: Services,
  { uuid, tenant, state, version }: Application,
  { decision, version: seen, who }: DeskDecisionRequest & { readonly who: string },
): Promise<void> {
  const { job = '' } = services.tenants.resolve(tenant).process.states[state] ?? {}
  if (findDeskSubject(job) === undefined) throw new Problem(409, 'NOTHING_TO_REVIEW', { state })
  if (seen !== version) throw new Problem(409, 'DESK_MOVED')
  const isDone = await runJob(services, { application: uuid, state, version }, { decision, who })
  if (!isDone) throw new Problem(409, 'DESK_MOVED')
}

/**
 * Judges the answer to a condition. Throws a Problem if the condition does not wait for a reviewer, or if a refusal has no
 * comments.
 */
export async function judgeCondition(
  services: Services,
  application: Application,
  condition: string,
  review: StaffReview,
): Promise<void> {
  const found = conditionsOf(application).find(({ uuid }) => uuid === condition)
  if (found === undefined) throw new Problem(404, 'CONDITION_NOT_FOUND')
  if (!review.isMet && review.comments === undefined)
    throw new Problem(422, 'COMMENTS_REQUIRED').at('commentsToBorrower')
  const ticket = { application: application.uuid, condition }
  if (!(await reviewCondition(services, ticket, review))) throw new Problem(409, 'DESK_MOVED')
}
