import type { Application } from '../applications/application.ts'
import { uuidsOf } from '../applications/documents/uuids-of.ts'
import type { Evidence } from '../applications/evidence.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq, inArray } from '../database/drizzle.ts'
import { documents } from '../database/schema.ts'

/** Returns evidence for the documents of an application that become invalid, because an answer that they print has changed. */
export async function noteSuperseded(
  tx: Transaction,
  { uuid, heloc }: Application,
  types: readonly string[],
): Promise<readonly Evidence[]> {
  const listed = uuidsOf((heloc.documents ?? []).filter(({ type }) => types.includes(type)))
  if (listed.length === 0) return []
  const rows = await tx
    .select({ subject: documents.uuid, text: documents.text, textHash: documents.textHash })
    .from(documents)
    .where(and(eq(documents.application, uuid), inArray(documents.uuid, [...listed])))
  return rows.map(({ subject, text, textHash }) => ({
    kind: 'SUPERSEDED',
    subject,
    version: text?.version ?? '',
    textHash: textHash ?? '',
  }))
}
