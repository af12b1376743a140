import type { DocumentType, Profile } from '#generated/domain'
import { signaturesOf } from '#product'
import type { Application } from '../../applications/application.ts'
import type { Evidence } from '../../applications/evidence.ts'
import { and, eq, inArray } from '../../database/drizzle.ts'
import { documents, evidence } from '../../database/schema.ts'
import { type StoredDocument, storedColumns } from '../../documents/document-store.ts'
import { Problem } from '../../errors/problem.ts'
import type { SubmissionInput } from '../submission.ts'
import { requireSignatureOf } from './signature-name.ts'

export interface Signed {
  readonly typedName: string
  readonly documents: readonly { readonly uuid: string; readonly textHash: string }[]
}

/**
 * Signs documents of these types. The signer must have opened each one, and name it by the hash of the words that they read.
 * Throws a Problem (409) if one is missing, altered or was not opened.
 */
export async function requireSignatures(
  { tx, application, tenant, now }: SubmissionInput,
  types: readonly DocumentType[],
  signed: Signed,
): Promise<readonly Evidence[]> {
  const due = await dueDocuments(tx, application, types)
  const signatory = {
    application: application.uuid,
    name: application.profile.name,
    locale: tenant.locale,
    now,
  }
  return signDocuments(tx, signatory, { due, types }, signed)
}

export interface Signatory {
  readonly application: string
  readonly name: Profile['name']
  readonly locale: string
  /** Current time on the application's clock. */
  readonly now: Date
}

export type SignableDocument = Pick<StoredDocument, 'uuid' | 'type' | 'name' | 'sha256' | 'text' | 'textHash'>

/** Signs documents for any signer. A document of each type must exist, and must be opened and named by the hash of its words. */
export async function signDocuments(
  tx: SubmissionInput['tx'],
  { application, name, locale, now }: Signatory,
  { due, types }: { readonly due: readonly SignableDocument[]; readonly types: readonly DocumentType[] },
  signed: Signed,
): Promise<readonly Evidence[]> {
  requireSignatureOf(signaturesOf(name), signed.typedName)
  const named = (document: SignableDocument) =>
    signed.documents.some(({ uuid, textHash }) => uuid === document.uuid && textHash === document.textHash)
  const missing = due.filter((document) => !named(document))
  if (due.length < types.length || missing.length > 0)
    throw new Problem(409, 'DOCUMENTS_MISSING', { titles: titlesOf(missing, locale) })
  if (!(await wereShown(tx, application, due))) throw new Problem(409, 'DISCLOSURES_NOT_SHOWN')
  return due.map((document) => ({
    kind: 'SIGNATURE',
    subject: document.uuid,
    version: document.text?.version ?? '',
    textHash: document.textHash ?? '',
    detail: {
      type: document.type,
      typedName: signed.typedName,
      signedAt: now.toISOString(),
      sha256: document.sha256,
    },
  }))
}

async function dueDocuments(
  tx: SubmissionInput['tx'],
  { uuid, heloc }: Application,
  types: readonly DocumentType[],
): Promise<readonly StoredDocument[]> {
  const listed = (heloc.documents ?? []).flatMap((document) =>
    document.uuid !== undefined && types.includes(document.type) ? [document.uuid] : [],
  )
  if (listed.length === 0) return []
  return tx
    .select(storedColumns)
    .from(documents)
    .where(
      and(
        eq(documents.application, uuid),
        eq(documents.origin, 'GENERATED'),
        inArray(documents.uuid, listed),
      ),
    )
}

async function wereShown(
  tx: SubmissionInput['tx'],
  application: string,
  due: readonly SignableDocument[],
): Promise<boolean> {
  const rows = await tx
    .select({ subject: evidence.subject, textHash: evidence.textHash })
    .from(evidence)
    .where(and(eq(evidence.application, application), eq(evidence.kind, 'SHOWN')))
  return due.every((document) =>
    rows.some(({ subject, textHash }) => subject === document.uuid && textHash === document.textHash),
  )
}

const titlesOf = (missing: readonly SignableDocument[], locale: string): string =>
  new Intl.ListFormat(locale).format(missing.map((document) => document.text?.title ?? document.name))
