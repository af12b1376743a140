import { and, inArray } from '../../database/drizzle.ts'
import { applications } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { statesWithJob } from '../../tenants/states-with-job.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { begunReviews, queuedApplications } from './job-queue.ts'

/**
 * Queues work that was lost in a crash, an outage of the database, or while the flows of lenders were unavailable. An
 * application in a state with a job, but without one in the queue, gets one, and a started review is started again. Another
 * server may still be working on the job; a job that runs twice does no harm.
 */
export async function requeueStranded(
  services: Services,
  tenants: readonly Tenant[] = services.tenants.all(),
): Promise<number> {
  const codes = tenants.map(({ code }) => code)
  const waiting = await services.database.db
    .select({ uuid: applications.uuid, state: applications.state, version: applications.version })
    .from(applications)
    .where(
      and(
        inArray(applications.state, [...new Set(tenants.flatMap(statesWithJob))]),
        inArray(applications.tenant, codes),
      ),
    )
  const queued = await queuedApplications(services.database)
  const stranded = waiting.filter(({ uuid }) => !queued.has(uuid))
  const reviews = await begunReviews(services.database)
  await services.database.db.transaction(async (tx) => {
    for (const review of reviews) await services.queue.send(tx, review)
    for (const { uuid, state, version } of stranded)
      await services.queue.send(tx, { application: uuid, state, version })
  })
  return stranded.length + reviews.length
}
