import { eq } from 'drizzle-orm'
import { type Context, send } from '#engine'
import type { ServerState } from '#generated/domain'
import type { Transaction } from '../database/database.ts'
import { applications, documents, events, evidence, identities } from '../database/schema.ts'
import { listed } from '../documents/list-documents.ts'
import { Problem } from '../errors/problem.ts'
import { postLetters } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'
import { applyPatch, type Patch } from './patch.ts'

export interface Cause {
  /** Undefined when the applicant only adds something, such as a document, and stays where they are. */
  readonly event?: string
  /** A job that is not over: what it was begun on is past, so a second run of it finds nothing to do. */
  readonly turns?: true
  /** The identity of a person, or `job:<name>`. */
  readonly who: string
}

/**
 * Writes a change whole: the application, its event, its documents, evidence and letters, and the job of the state
 * that it comes to. All in the caller's transaction; the caller holds the row.
 */
export async function commit(
  tx: Transaction,
  services: Services,
  application: Application,
  patch: Patch,
  cause: Cause,
): Promise<Application> {
  const tenant = services.tenants.resolve(application.tenant)
  const patched = withDocuments(applyPatch(application, patch), patch)
  const now = services.clock.now()
  const moved =
    cause.event === undefined ? stay(patched, cause, now) : move(tenant, patched, cause.event, now)
  await saveApplication(tx, moved, patch)
  await saveAttachments(tx, services, tenant, moved, patch)
  if (cause.event === undefined) return moved
  await recordEvent(tx, application, moved, cause.event, cause.who, now)
  if (tenant.process.states[moved.state]?.job !== undefined)
    await services.queue.send(tx, { application: moved.uuid, state: moved.state, version: moved.version })
  return moved
}

/** Where an event leads from here, or the Problem that says it is not due. */
export function target(tenant: Tenant, application: Application, event: string): ServerState {
  const result = send(tenant.processMachine, application.state, event, contextOf(application))
  if (!result.ok) throw new Problem(409, 'EVENT_NOT_ADMITTED', { event, state: application.state })
  if (!isServerState(tenant, result.to))
    throw new Error(`flows/process.json leads to ${result.to}, which is no state.`)
  return result.to
}

export const contextOf = ({ profile, heloc, status }: Application): Context => ({ profile, heloc, status })

// Process states are an enumeration of the process schema, so a state of the process is a ServerState.
const isServerState = (tenant: Tenant, state: string): state is ServerState =>
  Object.hasOwn(tenant.process.states, state)

const withDocuments = (application: Application, patch: Patch): Application =>
  patch.documents === undefined
    ? application
    : { ...application, heloc: { ...application.heloc, documents: listed(application, patch.documents) } }

const stay = (application: Application, { turns }: Cause, updatedAt: Date): Application => ({
  ...application,
  version: application.version + (turns === true ? 1 : 0),
  updatedAt,
})

/** Only an event raises the version: a document that is added makes no page stale. */
function move(tenant: Tenant, application: Application, event: string, updatedAt: Date): Application {
  const state = target(tenant, application, event)
  return {
    ...application,
    state,
    version: application.version + 1,
    processVersion: tenant.process.version,
    status: { ...application.status, checklistStatus: state },
    updatedAt,
  }
}

async function saveApplication(tx: Transaction, application: Application, patch: Patch): Promise<void> {
  const { state, version, processVersion, heloc, status, loanFile, timeShiftMs, updatedAt } = application
  await tx
    .update(applications)
    .set({ state, version, processVersion, heloc, status, loanFile, timeShiftMs, updatedAt })
    .where(eq(applications.uuid, application.uuid))
  if (patch.profile !== undefined)
    await tx
      .update(identities)
      .set({ profile: application.profile, updatedAt })
      .where(eq(identities.uuid, application.owner))
}

async function saveAttachments(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  application: Application,
  patch: Patch,
): Promise<void> {
  const createdAt = services.clock.now()
  for (const document of patch.documents ?? [])
    await tx.insert(documents).values({ ...document, application: application.uuid, createdAt })
  for (const proof of patch.evidence ?? [])
    await tx.insert(evidence).values({
      ...proof,
      detail: { ...proof.detail },
      application: application.uuid,
      identity: application.owner,
      at: createdAt,
    })
  await postLetters(tx, tenant, application, patch.letters ?? [], createdAt)
}

async function recordEvent(
  tx: Transaction,
  before: Application,
  after: Application,
  event: string,
  who: string,
  at: Date,
): Promise<void> {
  const { uuid, version, processVersion } = after
  await tx
    .insert(events)
    .values({
      application: uuid,
      at,
      who,
      event,
      fromState: before.state,
      toState: after.state,
      version,
      processVersion,
    })
}
