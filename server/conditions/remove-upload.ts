import type { Application } from '../applications/application.ts'
import { lockOwned } from '../applications/application-store.ts'
import { commit } from '../applications/change/commit.ts'
import type { Transaction } from '../database/database.ts'
import { desc, eq } from '../database/drizzle.ts'
import { events } from '../database/schema.ts'
import { loadDocument } from '../documents/document-store.ts'
import { sampleId } from '../documents/find-readable.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { canAnswer, conditionsOf } from './condition.ts'

interface Removal {
  readonly application: string
  readonly document: string
  readonly owner: string
}

/**
 * Removes an upload of a borrower while its step lasts. Throws a Problem (409) for a generated document, and for one that a
 * later state or a reviewer relies on.
 */
export async function removeUpload(
  services: Services,
  { application: uuid, document, owner }: Removal,
): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const application = await lockOwned(tx, uuid, owner)
    if (document === sampleId) throw new Problem(409, 'DOCUMENT_MADE')
    const found = await loadDocument(tx, application.uuid, document)
    if (found.origin !== 'UPLOADED') throw new Problem(409, 'DOCUMENT_MADE')
    const isFixed =
      isAnswer(services.tenants.of(application), application, document) ||
      found.createdAt < (await enteredAt(tx, application))
    if (isFixed) throw new Problem(409, 'DOCUMENT_FIXED')
    const kept = (application.heloc.documents ?? []).filter((listed) => listed.uuid !== document)
    await commit(tx, services, application, { heloc: { documents: kept } }, { who: application.owner })
  })
}

/** Returns the time at which the application entered its state. */
async function enteredAt(tx: Transaction, application: Application): Promise<Date> {
  const [last] = await tx
    .select({ at: events.at })
    .from(events)
    .where(eq(events.application, application.uuid))
    .orderBy(desc(events.id))
    .limit(1)
  return last?.at ?? application.createdAt
}

/** Whether a document belongs to an answer that waits for a reviewer. */
const isAnswer = (tenant: Tenant, application: Application, uuid: string): boolean =>
  (application.heloc.documents ?? []).some(
    (document) =>
      document.uuid === uuid &&
      conditionsOf(application).some((one) => one.state === 'ANSWERED' && canAnswer(tenant, one, document)),
  )
