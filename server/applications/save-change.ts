import type { Transaction } from '../database/database.ts'
import { and, eq, inArray, isNull } from '../database/drizzle.ts'
import { applications, documents, events, evidence, identities } from '../database/schema.ts'
import { storeDocument } from '../documents/store-document.ts'
import { uuidsOf } from '../documents/uuids-of.ts'
import { postLetters } from '../letters/post-letters.ts'
import { addSignerDocument } from '../signers/signer-documents.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'
import type { Patch } from './patch.ts'

/** A change as it is to be written: before, after, and what comes with it. */
export interface Change {
  readonly before: Application
  readonly after: Application
  readonly patch: Patch
  readonly tenant: Tenant
  readonly at: Date
}

export async function saveChange(tx: Transaction, change: Change): Promise<void> {
  const { after, patch, at } = change
  const { state, version, processVersion, heloc, status, loanFile, timeShiftMs, updatedAt } = after
  await tx
    .update(applications)
    .set({ state, version, processVersion, heloc, status, loanFile, timeShiftMs, updatedAt })
    .where(eq(applications.uuid, after.uuid))
  if (patch.profile !== undefined)
    await tx
      .update(identities)
      .set({ profile: after.profile, updatedAt })
      .where(eq(identities.uuid, after.owner))
  for (const document of patch.documents ?? [])
    await storeDocument(tx, { application: after.uuid, identity: after.owner }, document, at)
  for (const { signer, document } of patch.signerDocuments ?? [])
    await addSignerDocument(tx, { application: after.uuid, signer }, document)
  await markUploads(tx, change)
  await saveEvidence(tx, change)
  await postLetters(tx, change.tenant, after, patch.letters ?? [], at)
}

/** How long an upload is kept depends on whether it was weighed, and on when it left the application (docs/retention.md). */
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

async function saveEvidence(tx: Transaction, { after, patch, at }: Change): Promise<void> {
  for (const { detail, identity = after.owner, ...proof } of patch.evidence ?? [])
    await tx
      .insert(evidence)
      .values({ ...proof, identity, detail: { ...detail }, application: after.uuid, at })
}

/** One row a transition, never changed again: who moved it, when, from where to where, under which process. */
export async function recordEvent(
  tx: Transaction,
  { before, after, tenant, at }: Change,
  event: string,
  who: string,
): Promise<void> {
  await tx.insert(events).values({
    application: after.uuid,
    at,
    who,
    event,
    fromState: before.state,
    toState: after.state,
    version: after.version,
    processVersion: tenant.process.version,
  })
}
