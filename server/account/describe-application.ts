import type { AccountData } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { toHeloc } from '../applications/to-heloc.ts'
import type { Database } from '../database/database.ts'
import { and, asc, eq, isNull } from '../database/drizzle.ts'
import { documents, events } from '../database/schema.ts'
import { loadEvidence } from '../documents/load-evidence.ts'
import type { Services } from '../services.ts'
import { listSignerDocuments } from '../signers/signer-documents.ts'
import type { Signing } from '../signers/signing.ts'
import { toSignerView } from '../signers/to-signer-view.ts'

type Own = AccountData['applications'][number]
type Signed = AccountData['signedApplications'][number]

/** Describes an application to its borrower: what they see of it, and their answers that pages do not show again. */
export async function toOwnApplication(services: Services, application: Application): Promise<Own> {
  const { db } = services.database
  const { uuid, owner, loanFile } = application
  const { statedIncome, employmentType, employer, demographics } = loanFile
  const stated = { statedIncome, employmentType, employer, demographics }
  return {
    application: toHeloc(application),
    stated: Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)),
    history: await historyOf(db, uuid),
    documents: await documentsOf(db, uuid),
    evidence: [...(await loadEvidence(services, application, owner))],
  }
}

/** Describes an application to an additional signer as far as they may see it, with their own documents and evidence. */
export async function toSignedApplication(services: Services, signing: Signing): Promise<Signed> {
  const { application, identity } = signing
  const own = await listSignerDocuments(services.database.db, signing)
  return {
    signing: toSignerView(signing, own),
    evidence: [...(await loadEvidence(services, application, identity.uuid))],
  }
}

async function historyOf(db: Database, application: string): Promise<Own['history']> {
  const rows = await db
    .select({ at: events.at, state: events.toState })
    .from(events)
    .where(eq(events.application, application))
    .orderBy(asc(events.id))
  return rows.map(({ at, state }) => ({ at: at.toISOString(), state }))
}

/** Lists the stored documents of the borrower, including removed ones, without a co-owner's. */
async function documentsOf(db: Database, application: string): Promise<Own['documents']> {
  const { uuid, type, name, contentType, pages, sha256, createdAt, removedAt } = documents
  const rows = await db
    .select({ uuid, type, name, contentType, pages, sha256, createdAt, removedAt })
    .from(documents)
    .where(and(eq(documents.application, application), isNull(documents.signer), isNull(documents.purgedAt)))
    .orderBy(asc(documents.createdAt))
  return rows.map(({ createdAt, removedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    ...(removedAt !== null && { removedAt: removedAt.toISOString() }),
  }))
}
