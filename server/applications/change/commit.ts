import { minutesDue, send } from '#engine'
import type { ServerState } from '#generated/domain'
import type { Transaction } from '../../database/database.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Application } from '../application.ts'
import { contextOf } from '../context-of.ts'
import { listed, withSigned } from '../documents/list-documents.ts'
import { hasEnded } from '../has-ended.ts'
import { endLetters } from './end-letters.ts'
import { keepMilestones } from './keep-milestones.ts'
import { openOrders } from './open-orders.ts'
import { applyPatch, type Patch } from './patch.ts'
import { type Queueing, queueJob } from './queue-job.ts'
import { requireForeseen } from './require-foreseen.ts'
import { saveChange } from './save-change.ts'

/** Services that a change of an application needs. */
type Committing = Queueing & Pick<Services, 'log' | 'postLetters' | 'secrets'>

export interface Cause {
  /** Undefined if the state stays, for example if the applicant adds a document. */
  readonly event?: string
  /** Set by a job that is not finished: it raises the version, so that a second run of the same ticket does nothing. */
  readonly turns?: true
  /** Identity of a person, or `job:<name>`. */
  readonly who: string
  /** Form whose answers were sent. */
  readonly form?: string
}

/**
 * Writes a complete change: the application, its event, documents, evidence and letters, and the job of its new state, or at an
 * end the ticket that calls off its orders. Everything is in the caller's transaction; the caller holds the lock on the row.
 */
export async function commit(
  tx: Transaction,
  services: Committing,
  before: Application,
  patch: Patch,
  cause: Cause,
): Promise<Application> {
  const tenant = services.tenants.of(before)
  const at = services.clock.now()
  const patched = withDocuments(applyPatch(before, patch), patch)
  const placed = cause.event === undefined ? stay(patched, cause, at) : move(tenant, patched, cause.event, at)
  const ended = hasEnded(tenant, placed) ? withoutRequest(placed) : placed
  const { application: after, letters } = keepMilestones(tenant, before, withLeastMinutes(tenant, ended), at)
  requireForeseen(services, tenant, { before, after, event: cause.event })
  const change = { before, after, patch, tenant, at, dataKey: services.secrets.dataKey }
  const { event, ...by } = cause
  await saveChange(tx, change, event === undefined ? undefined : { event, ...by })
  const written = [...(patch.letters ?? []), ...letters]
  await services.postLetters(
    tx,
    tenant,
    after,
    [...written, ...endLetters(tenant, before, after, written)],
    at,
  )
  if (event === undefined) return after
  if (hasEnded(tenant, after) && Object.keys(openOrders(after)).length > 0)
    await services.queue.send(tx, { application: after.uuid, callsOff: true })
  if (tenant.process.states[after.state]?.job !== undefined) await queueJob(tx, services, after)
  return after
}

/** Returns the state to which an event leads. Throws a Problem (409) if the event is not due. */
export function target(tenant: Tenant, application: Application, event: string): ServerState {
  const result = send(tenant.processMachine, application.state, event, contextOf(tenant, application))
  if (!result.ok) throw new Problem(409, 'EVENT_NOT_ADMITTED')
  return requireServerState(tenant, result.to)
}

export function requireServerState(tenant: Tenant, state: string): ServerState {
  if (!isServerState(tenant, state))
    throw new Error(`flows/process.json leads to ${state}, which is no state.`)
  return state
}

// Process states are an enumeration of the process schema, so a state of the process is a ServerState.
const isServerState = (tenant: Tenant, state: string): state is ServerState =>
  Object.hasOwn(tenant.process.states, state)

function withDocuments(application: Application, { documents, supersedes, evidence }: Patch): Application {
  const signs = evidence?.some(({ kind }) => kind === 'SIGNATURE') ?? false
  if (documents === undefined && supersedes === undefined && !signs) return application
  const list = withSigned(listed(application, documents, supersedes), evidence)
  return { ...application, heloc: { ...application.heloc, documents: list } }
}

/** Keeps the state. An added document does not make pages stale, so it does not raise the version. */
const stay = (application: Application, { turns }: Cause, updatedAt: Date): Application => ({
  ...application,
  version: application.version + (turns === true ? 1 : 0),
  updatedAt,
})

/** Takes the application to the state of an event. */
const move = (tenant: Tenant, application: Application, event: string, updatedAt: Date): Application => ({
  ...application,
  state: target(tenant, application, event),
  version: application.version + 1,
  updatedAt,
})

/** Takes the open request of a reviewer out of the status: at an end nothing is asked of the applicant any more. */
function withoutRequest(application: Application): Application {
  const { condition: _, ...status } = application.status
  return { ...application, status }
}

/** Keeps the fewest minutes that were left at any step so far, whatever a reviewer asks for meanwhile. */
function withLeastMinutes(tenant: Tenant, application: Application): Application {
  const context = contextOf(tenant, withoutRequest(application))
  const due = minutesDue(tenant.journey, context)
  const { leastMinutes = due } = application.status
  if (due === undefined || leastMinutes === undefined) return application
  return { ...application, status: { ...application.status, leastMinutes: Math.min(due, leastMinutes) } }
}
