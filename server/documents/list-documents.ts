import type { DocumentType, Heloc } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import type { RenderedDocument } from './made/rendered-document.ts'

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

const toListed = (document: RenderedDocument): Listed => ({
  uuid: document.uuid,
  type: document.type satisfies DocumentType,
  name: document.name,
  createdDate: document.madeAt.toISOString(),
  pages: document.pages,
})
