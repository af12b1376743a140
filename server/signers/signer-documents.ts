import type { DocumentType } from '#generated/domain'
import type { RenderedDocument } from '../applications/documents/rendered-document.ts'
import { type SignerOwner, signerDocument, storeDocument } from '../applications/documents/store-document.ts'
import type { Database, Transaction } from '../database/database.ts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { documents } from '../database/schema.ts'
import { requireKept, type StoredDocument, storedColumns } from '../documents/document-store.ts'
import type { Services } from '../services.ts'
import type { Signing } from './signing.ts'

/** Lists the documents of an additional signer: those created for them and those they uploaded. Never another person's. */
export async function listSignerDocuments(
  db: Database | Transaction,
  signing: Signing,
): Promise<readonly StoredDocument[]> {
  return db
    .select(storedColumns)
    .from(documents)
    .where(ownedBy(signing))
    .orderBy(documents.createdAt, documents.type)
}

const ownedBy = ({ application, identity }: Signing) =>
  and(
    eq(documents.application, application.uuid),
    eq(documents.signer, identity.uuid),
    isNull(documents.removedAt),
  )

export async function loadSignerDocument(
  db: Database | Transaction,
  signing: Signing,
  uuid: string,
): Promise<StoredDocument> {
  const [found] = await db
    .select(storedColumns)
    .from(documents)
    .where(and(ownedBy(signing), eq(documents.uuid, uuid)))
  return requireKept(found)
}

export async function hasSignerDocuments(
  tx: Transaction,
  application: string,
  signer: string,
): Promise<boolean> {
  const [first] = await tx
    .select({ uuid: documents.uuid })
    .from(documents)
    .where(and(eq(documents.application, application), eq(documents.signer, signer)))
    .limit(1)
  return first !== undefined
}

export async function addSignerDocument(
  tx: Transaction,
  { secrets }: Pick<Services, 'secrets'>,
  owner: SignerOwner,
  document: RenderedDocument,
): Promise<void> {
  await storeDocument(tx, secrets.dataKey, signerDocument(owner, document))
}

export async function removeSignerDocuments(
  tx: Transaction,
  signing: Signing,
  types: readonly DocumentType[],
  removedAt: Date,
): Promise<void> {
  const known = await listSignerDocuments(tx, signing)
  for (const { uuid, type } of known)
    if (types.some((one) => one === type)) await removeSignerDocument(tx, signing, uuid, removedAt)
}

export async function removeSignerDocument(
  tx: Transaction,
  signing: Signing,
  uuid: string,
  removedAt: Date,
): Promise<void> {
  await tx
    .update(documents)
    .set({ removedAt })
    .where(and(ownedBy(signing), eq(documents.uuid, uuid)))
}
