import type { DocumentType, Heloc } from '#generated/domain'
import type { Application } from '../application.ts'
import type { Evidence } from '../evidence.ts'
import type { RenderedDocument } from './rendered-document.ts'

type Listed = NonNullable<Heloc['documents']>[number]

/**
 * Returns the application's list with new documents added and superseded types removed. A generated document replaces an
 * earlier one of its type.
 */
export function listed(
  application: Application,
  added: readonly RenderedDocument[] = [],
  superseded: readonly string[] = [],
): readonly Listed[] & Listed[] {
  const kept = (application.heloc.documents ?? []).filter(
    (old) =>
      !superseded.includes(old.type) &&
      !added.some((document) => document.origin === 'GENERATED' && document.type === old.type),
  )
  return [...kept, ...added.map(toListed)]
}

/** Returns a list of documents with the day of signing where the evidence of a change says that one was signed. */
export const withSigned = (documents: Listed[], proofs: readonly Evidence[] = []): Listed[] =>
  documents.map((document) => {
    const proof = proofs.find(({ kind, subject }) => kind === 'SIGNATURE' && subject === document.uuid)
    const signedAt = proof?.detail?.signedAt
    return typeof signedAt === 'string' ? { ...document, signedDate: signedAt } : document
  })

const toListed = (document: RenderedDocument): Listed => ({
  uuid: document.uuid,
  type: document.type satisfies DocumentType,
  name: document.name,
  createdDate: document.madeAt.toISOString(),
  pages: document.pages,
})
