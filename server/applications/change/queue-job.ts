import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import type { Application } from '../application.ts'
import { type Pacing, queuedMs } from './pace.ts'

/** Services that queue a job. */
export type Queueing = Pacing & Pick<Services, 'clock' | 'queue'>

/** Queues the job of the application's state. It is due after the delay of the vendor, the desk or the business day. */
export async function queueJob(
  tx: Transaction,
  services: Queueing,
  application: Application,
  notBefore: Date = services.clock.now(),
): Promise<void> {
  const { uuid, state, version } = application
  const waitMs = Math.max(
    queuedMs(services, application),
    notBefore.getTime() - services.clock.now().getTime(),
  )
  await services.queue.send(tx, { application: uuid, state, version }, waitMs)
}
