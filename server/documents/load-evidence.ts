import type { EvidenceEntry } from '#generated/api'
import type { Application } from '../applications/application.ts'
import type { Database } from '../database/database.ts'
import { and, asc, eq } from '../database/drizzle.ts'
import { documents, evidence } from '../database/schema.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findPublicVersion } from './consent-text.ts'
import { findDisclosureText } from './page-disclosures.ts'

/** What the log holds of one person's acts on an application, in their order; nothing in it is ever changed. */
export async function loadEvidence(
  db: Database,
  tenant: Tenant,
  application: Application,
  identity: string,
): Promise<readonly EvidenceEntry[]> {
  const rows = await db
    .select()
    .from(evidence)
    .where(and(eq(evidence.application, application.uuid), eq(evidence.identity, identity)))
    .orderBy(asc(evidence.id))
  const titles = await titlesOf(db, application.uuid)
  return rows.map(({ at, kind, subject, version, textHash }) => {
    const document = titles.get(subject)
    return {
      at: at.toISOString(),
      kind,
      title: document ?? titleOf(tenant, subject, version),
      version,
      textHash,
      ...(document === undefined ? {} : { document: subject }),
    }
  })
}

const titleOf = (tenant: Tenant, subject: string, version: string): string =>
  findPublicVersion(tenant, subject, version)?.title ??
  findDisclosureText(tenant, subject, version) ??
  subject

async function titlesOf(db: Database, application: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ uuid: documents.uuid, name: documents.name, text: documents.text })
    .from(documents)
    .where(eq(documents.application, application))
  return new Map(rows.map(({ uuid, name, text }) => [uuid, text?.title ?? name]))
}
