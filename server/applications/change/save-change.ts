import type { Transaction } from '../../database/database.ts'
import { and, eq, inArray, isNull } from '../../database/drizzle.ts'
import { applications, documents, events, evidence, identities } from '../../database/schema.ts'
import { together } from '../../database/together.ts'
import type { KeyRing } from '../../secrets/key-ring.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Application } from '../application.ts'
import { documentRow, type NewDocument, signerDocument, uploadEvidence } from '../documents/store-document.ts'
import { uuidsOf } from '../documents/uuids-of.ts'
import { hasEnded } from '../has-ended.ts'
import type { Patch } from './patch.ts'
import { removeDrafts } from './remove-drafts.ts'

/** Change to be written: the application before and after, and everything written with it. */
export interface Change {
  readonly before: Application
  readonly after: Application
  readonly patch: Patch
  readonly tenant: Tenant
  readonly at: Date
  /** Key that seals the new documents. */
  readonly dataKey: KeyRing
}

/**
 * Event of an application, stored as one row that is never changed: who, when, from and to which state, under which process
 * version.
 */
export interface Happened {
  readonly event: string
  readonly who: string
  /** Form whose answers were sent. */
  readonly form?: string
}

export async function saveChange(tx: Transaction, change: Change, happened?: Happened): Promise<void> {
  const { after, patch } = change
  const { state, version, processVersion, heloc, status, loanFile, timeShiftMs, updatedAt } = after
  const filed = newDocuments(change)
  const proofs = [...filed.flatMap(uploadEvidence), ...evidenceRows(change)]
  await together(
    tx,
    tx
      .update(applications)
      .set({ state, version, processVersion, heloc, status, loanFile, timeShiftMs, updatedAt })
      .where(eq(applications.uuid, after.uuid)),
    patch.profile !== undefined &&
      tx
        .update(identities)
        .set({ profile: after.profile, updatedAt })
        .where(eq(identities.uuid, after.owner)),
    filed.length > 0 && tx.insert(documents).values(filed.map((one) => documentRow(change.dataKey, one))),
    proofs.length > 0 && tx.insert(evidence).values(proofs),
    happened !== undefined && tx.insert(events).values(eventRow(change, happened)),
    happened !== undefined && draftsGone(tx, change, happened),
  )
  await markUploads(tx, change)
}

/** Removes the drafts of the form that was sent, or all drafts once the application has ended. */
function draftsGone(tx: Transaction, { after, tenant }: Change, { who, form }: Happened) {
  if (hasEnded(tenant, after)) return removeDrafts(tx, { application: after.uuid })
  return form !== undefined && removeDrafts(tx, { application: after.uuid, identity: who, form })
}

function newDocuments({ after: { uuid: application, owner }, patch, at }: Change): readonly NewDocument[] {
  const { documents: own = [], signerDocuments = [] } = patch
  return [
    ...own.map((document) => ({ owner: { application, identity: owner }, document, at })),
    ...signerDocuments.map(({ signer, document }) => signerDocument({ application, signer }, document)),
  ]
}

/** Marks uploads as reviewed or removed, which determines how long they are stored (docs/retention.md). */
async function markUploads(tx: Transaction, { before, after, patch, at }: Change): Promise<void> {
  const ofApplication = (uuids: readonly string[]) =>
    and(
      eq(documents.application, after.uuid),
      eq(documents.origin, 'UPLOADED'),
      inArray(documents.uuid, [...uuids]),
    )
  const { weighed = [] } = patch
  if (weighed.length > 0)
    await tx
      .update(documents)
      .set({ weighedAt: at })
      .where(and(ofApplication(weighed), isNull(documents.weighedAt)))
  const kept = uuidsOf(after.heloc.documents)
  const gone = uuidsOf(before.heloc.documents).filter((uuid) => !kept.includes(uuid))
  if (gone.length > 0)
    await tx
      .update(documents)
      .set({ removedAt: at })
      .where(and(ofApplication(gone), isNull(documents.removedAt)))
}

const evidenceRows = ({ after, patch: { evidence: proofs = [] }, at }: Change) =>
  proofs.map(({ detail, identity = after.owner, ...proof }) => ({
    ...proof,
    identity,
    detail: { ...detail },
    application: after.uuid,
    at,
  }))

const eventRow = ({ before, after, tenant, at }: Change, { event, who }: Happened) => ({
  application: after.uuid,
  at,
  who,
  event,
  fromState: before.state,
  toState: after.state,
  version: after.version,
  processVersion: tenant.process.version,
  flows: tenant.effective.hash,
})
