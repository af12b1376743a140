import type { Application } from '../applications/application.ts'
import { commit } from '../applications/change/commit.ts'
import type { Patch } from '../applications/change/patch.ts'
import { queueJob } from '../applications/change/queue-job.ts'
import type { Transaction } from '../database/database.ts'
import type { Services } from '../services.ts'
import { conditionsOf } from './condition.ts'

/** Commits a change of a condition. If it was the last open one, queues the job that waited for it. */
export async function commitAnswer(
  tx: Transaction,
  services: Services,
  before: Application,
  { patch, who }: { readonly patch: Patch; readonly who: string },
): Promise<void> {
  const after = await commit(tx, services, before, patch, { who })
  const { states } = services.tenants.of(after).process
  const isSettled = conditionsOf(after).every(({ state }) => state === 'CLEARED')
  if (isSettled && states[after.state]?.job !== undefined) await queueJob(tx, services, after)
}
