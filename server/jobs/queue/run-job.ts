import type { Application } from '../../applications/application.ts'
import { findApplication, lockApplication } from '../../applications/application-store.ts'
import { commit } from '../../applications/commit.ts'
import { shifted } from '../../clock/clock.ts'
import { loadDocument } from '../../documents/document-store.ts'
import { guardPayments } from '../../rescission/guard-payments.ts'
import { unseal } from '../../secrets/seal.ts'
import type { Services } from '../../services.ts'
import { isSandboxOpen } from '../../settings/sandbox-settings.ts'
import type { JobInput } from '../job.ts'
import { jobs } from '../jobs.ts'
import type { JobTicket } from './job-queue.ts'
import { heldMs } from './pace.ts'
import { queueJob } from './queue-job.ts'
import { requireAnswer } from './require-answer.ts'

/**
 * Vendors are called outside of any transaction; what they answer is committed with the state, the event and the next
 * job in one. A ticket whose application has moved on since is out of date and does nothing: so a job may run twice.
 */
export async function runJob(services: Services, ticket: JobTicket): Promise<void> {
  const application = await findApplication(services.database.db, ticket.application)
  if (application === undefined || !isCurrent(application, ticket)) return
  const tenant = services.tenants.resolve(application.tenant)
  const name = tenant.process.states[ticket.state]?.job
  const handle = name === undefined ? undefined : jobs[name]
  if (name === undefined || handle === undefined)
    throw new Error(`The state ${ticket.state} has no job to run.`)
  await services.clock.sleep(heldMs(services, application))
  const { patch, event, waits, notBefore } = await handle(inputOf(services, application, ticket))
  if (waits === true) return
  if (event !== undefined) requireAnswer(tenant.process, name, event)
  await services.database.db.transaction(async (tx) => {
    const current = await lockApplication(tx, ticket.application)
    if (current === undefined || !isCurrent(current, ticket)) return
    const cause = event === undefined ? ({ turns: true } as const) : { event }
    const after = await commit(tx, services, current, patch, { ...cause, who: `job:${name}` })
    if (event === undefined) await queueJob(tx, services, after, notBefore)
  })
}

const isCurrent = (application: Application, { state, version }: JobTicket): boolean =>
  application.state === state && application.version === version

function inputOf(services: Services, application: Application, ticket: JobTicket): JobInput {
  const now = shifted(services.clock.now(), application.timeShiftMs)
  return {
    application,
    tenant: services.tenants.resolve(application.tenant),
    vendors: guardPayments(services.vendors, application, now),
    call: { key: `${application.uuid}:${ticket.state}:${ticket.version}` },
    now,
    hastens: isSandboxOpen(services.sandbox),
    unseal: (sealed) => unseal(services.secrets.dataKey, sealed),
    loadDocument: (uuid) => loadDocument(services.database.db, application.uuid, uuid),
  }
}
