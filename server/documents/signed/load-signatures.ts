import type { Database, Transaction } from '../../database/database.ts'
import { and, asc, columnsOf, eq, inArray } from '../../database/drizzle.ts'
import { documents, evidence } from '../../database/schema.ts'
import type { StoredDocument } from '../document-store.ts'

/** Signature as the evidence holds it, with the title of what was signed. */
export interface Signature {
  readonly at: Date
  readonly title: string
  readonly textHash: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** Loads the signatures under a document and under its counterparts in the same application, in the order of signing. */
export async function loadSignatures(
  db: Database | Transaction,
  document: StoredDocument,
  counterparts: readonly string[],
): Promise<readonly Signature[]> {
  const { uuid, text, name } = columnsOf(documents)
  const others =
    counterparts.length === 0
      ? []
      : await db
          .select({ uuid, text, name })
          .from(documents)
          .where(
            and(eq(documents.application, document.application), inArray(documents.type, [...counterparts])),
          )
  const titles = new Map([document, ...others].map((each) => [each.uuid, each.text?.title ?? each.name]))
  const rows = await db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.application, document.application),
        eq(evidence.kind, 'SIGNATURE'),
        inArray(evidence.subject, [...titles.keys()]),
      ),
    )
    .orderBy(asc(evidence.id))
  return rows.map(({ at, subject, textHash, detail }) => ({
    at,
    textHash,
    detail,
    title: titles.get(subject) ?? '',
  }))
}
