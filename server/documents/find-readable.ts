import type { Application } from '../applications/application.ts'
import { loadOwned } from '../applications/application-store.ts'
import { evidence } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { loadDocument, type StoredDocument } from './document-store.ts'
import { type RenderedDocument, renderDocument } from './render-document.ts'

export type ReadableDocument = Pick<
  StoredDocument | RenderedDocument,
  'uuid' | 'name' | 'contentType' | 'bytes' | 'text' | 'textHash'
>

/** A document for its applicant to read. That it was opened is written down, because nothing unseen may be signed. */
export async function findReadable(
  services: Services,
  application: string,
  document: string,
  owner: string,
): Promise<ReadableDocument> {
  const owned = await loadOwned(services.database.db, application, owner)
  if (document === 'esign-test') return sampleDocument(services, owned)
  const found = await loadDocument(services.database.db, owned.uuid, document)
  if (found.origin === 'GENERATED') await recordShown(services, owned, found)
  return found
}

/** The sample PDF that holds the code by which an applicant shows that they can read such files (15 U.S.C. 7001(c)). */
const sampleDocument = (services: Services, { tenant, loanFile }: Application): Promise<RenderedDocument> =>
  renderDocument(
    services.tenants.resolve(tenant),
    'esign-test',
    { esignCode: loanFile.esignCode },
    services.clock.now(),
  )

async function recordShown(
  services: Services,
  application: Application,
  document: StoredDocument,
): Promise<void> {
  await services.database.db.insert(evidence).values({
    application: application.uuid,
    identity: application.owner,
    at: services.clock.now(),
    kind: 'SHOWN',
    subject: document.uuid,
    version: document.text?.version ?? '',
    textHash: document.textHash ?? '',
    detail: { type: document.type, sha256: document.sha256 },
  })
}
