import { inArray } from '../database/drizzle.ts'
import { applications } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { queuedApplications } from './job-queue.ts'

/**
 * After a crash: an application in a state with a job for which none waits gets one. The job may have been taken by the
 * process that died, or be in the hands of another server; a job that runs twice does no harm.
 */
export async function requeueStranded(services: Services): Promise<number> {
  const states = services.tenants
    .all()
    .flatMap(({ process }) =>
      Object.entries(process.states).flatMap(([state, { job }]) => (job === undefined ? [] : [state])),
    )
  const waiting = await services.database.db
    .select({ uuid: applications.uuid, state: applications.state, version: applications.version })
    .from(applications)
    .where(inArray(applications.state, [...new Set(states)]))
  const queued = await queuedApplications(services.database)
  const stranded = waiting.filter(({ uuid }) => !queued.has(uuid))
  await services.database.db.transaction(async (tx) => {
    for (const { uuid, state, version } of stranded)
      await services.queue.send(tx, { application: uuid, state, version })
  })
  return stranded.length
}
