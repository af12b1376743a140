import { isDeepStrictEqual } from 'node:util'
import type { Application } from '../../applications/application.ts'
import { findApplication, lockApplication } from '../../applications/application-store.ts'
import { commit } from '../../applications/change/commit.ts'
import { heldMs } from '../../applications/change/pace.ts'
import { queueJob } from '../../applications/change/queue-job.ts'
import { shifted } from '../../clock/clock.ts'
import { loadDocument } from '../../documents/document-store.ts'
import { awaitRelease } from '../../proofs/await-release.ts'
import { guardPayments } from '../../rescission/guard-payments.ts'
import { unseal } from '../../secrets/seal.ts'
import type { Services } from '../../services.ts'
import { isSandboxOpen } from '../../settings/sandbox-settings.ts'
import type { DeskDecision } from '../../vendors/ports/review-desk.ts'
import type { JobTicket } from '../../vendors/ports/ticket.ts'
import { findDeskSubject } from '../handlers/decision/desk-reviews.ts'
import type { JobHandler, JobInput } from '../job.ts'
import { jobs } from '../jobs.ts'
import { requireAnswer } from './require-answer.ts'

/** Decision of a staff member at the desk that a job asks. */
export interface StaffDecision {
  readonly decision: DeskDecision
  /** Uuid of the staff member's identity. */
  readonly who: string
}

/** Most runs of a job whose application is changed each time while it asks vendors. */
const mostRuns = 5

/**
 * Runs the job of a ticket. Vendors are called outside of any transaction; their answers, the state, the event and the next job
 * are committed in one transaction. A ticket whose application has moved on is outdated and does nothing, so a job may run
 * twice. If people decide at the desk, the job does nothing until their decision arrives. Returns whether it changed anything.
 */
export async function runJob(services: Services, ticket: JobTicket, staff?: StaffDecision): Promise<boolean> {
  const found = await findApplication(services.database.db, ticket.application)
  if (found === undefined || !isCurrent(found, ticket)) return false
  const { job: name, waitsForRelease } = services.tenants.of(found).process.states[ticket.state] ?? {}
  const handle = name === undefined ? undefined : jobs[name]
  if (name === undefined || handle === undefined)
    throw new Error(`The state ${ticket.state} has no job to run.`)
  if (staff === undefined) {
    if (services.sandbox.desks === 'people' && findDeskSubject(name) !== undefined) return false
    await services.clock.sleep(heldMs(services, found))
  }
  if (waitsForRelease) await awaitRelease(services, ticket.application)
  let application = found
  for (let runs = 0; runs < mostRuns; runs += 1) {
    const done = await runOn(services, application, { ticket, name, handle, staff })
    if (typeof done === 'boolean') return done
    application = done
  }
  throw new Error(`${ticket.application} was changed during each of ${mostRuns} runs of ${name}.`)
}

interface Run {
  readonly ticket: JobTicket
  readonly name: string
  readonly handle: JobHandler
  readonly staff: StaffDecision | undefined
}

/**
 * Runs a job once, on an application as it was read. Returns the application as it is now if somebody changed it meanwhile, such
 * as by an upload or a reviewer's request: what the job made of the former one would undo that.
 */
async function runOn(
  services: Services,
  application: Application,
  { ticket, name, handle, staff }: Run,
): Promise<boolean | Application> {
  const { patch, event, waits, notBefore } = await handle(inputOf(services, application, ticket, staff))
  if (waits === true) return false
  if (event !== undefined) requireAnswer(services.tenants.of(application).process, name, event)
  return services.database.db.transaction(async (tx) => {
    const current = await lockApplication(tx, ticket.application)
    if (current === undefined || !isCurrent(current, ticket)) return false
    if (!isDeepStrictEqual(current, application)) return current
    const cause = event === undefined ? ({ turns: true } as const) : { event }
    const after = await commit(tx, services, current, patch, { ...cause, who: staff?.who ?? `job:${name}` })
    if (event === undefined) await queueJob(tx, services, after, notBefore)
    return true
  })
}

const isCurrent = (application: Application, { state, version }: JobTicket): boolean =>
  application.state === state && application.version === version

function inputOf(
  services: Services,
  application: Application,
  ticket: JobTicket,
  staff: StaffDecision | undefined,
): JobInput {
  const tenant = services.tenants.of(application)
  const own = services.vendors.of(tenant)
  const now = shifted(services.clock.now(), application.timeShiftMs)
  const vendors = staff === undefined ? own : { ...own, desk: { decide: async () => staff.decision } }
  return {
    application,
    tenant,
    vendors: guardPayments(vendors, application, now, () => awaitRelease(services, application.uuid)),
    call: {
      key: `${application.uuid}:${ticket.state}:${ticket.version}`,
      application: application.uuid,
      ticket,
    },
    now,
    hastens: isSandboxOpen(services.sandbox),
    unseal: (sealed) => unseal(services.secrets.dataKey, sealed),
    loadDocument: (uuid) => loadDocument(services.database.db, application.uuid, uuid),
  }
}
