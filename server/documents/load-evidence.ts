import type { EvidenceEntry } from '#generated/api'
import type { Application } from '../applications/application.ts'
import type { Database } from '../database/database.ts'
import { and, asc, columnsOf, eq } from '../database/drizzle.ts'
import { documents, evidence } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findPublicVersion } from './made/consent-text.ts'
import { findDisclosureText } from './made/page-disclosures.ts'

/** Reads the evidence of one person's acts on an application, in order. Evidence is never changed. */
export async function loadEvidence(
  { database: { db }, tenants }: Services,
  application: Application,
  identity: string,
): Promise<readonly EvidenceEntry[]> {
  const tenant = tenants.of(application)
  const rows = await db
    .select()
    .from(evidence)
    .where(and(eq(evidence.application, application.uuid), eq(evidence.identity, identity)))
    .orderBy(asc(evidence.id))
  const filed = await loadFiled(db, application.uuid)
  return rows.map(({ at, kind, subject, version, textHash }) => {
    const document = filed.get(subject)
    return {
      at: at.toISOString(),
      kind,
      title: document?.title ?? titleOf(tenant, subject, version),
      version,
      textHash,
      ...(document?.isKept === true && { document: subject }),
    }
  })
}

/** Returns the title of a text that somebody agreed to or was shown; its id if the text is not known any more. */
export const titleOf = (tenant: Tenant, subject: string, version: string): string =>
  findPublicVersion(tenant, subject, version)?.title ??
  findDisclosureText(tenant, subject, version) ??
  subject

interface Filed {
  readonly title: string
  /** Whether it can still be read. */
  readonly isKept: boolean
}

async function loadFiled(db: Database, application: string): Promise<ReadonlyMap<string, Filed>> {
  const { uuid, type, name, text, removedAt, purgedAt } = columnsOf(documents)
  const rows = await db
    .select({ uuid, type, name, text, removedAt, purgedAt })
    .from(documents)
    .where(eq(documents.application, application))
  return new Map(
    rows.map((row) => [
      row.uuid,
      {
        // The name that the applicant gave a file is deleted with the file.
        title: row.text?.title ?? (row.name || row.type),
        isKept: row.removedAt === null && row.purgedAt === null,
      },
    ]),
  )
}
