import type { Application } from '../../applications/application.ts'
import { openText } from '../../applications/documents/kept-text.ts'
import { fullName } from '../../auth/full-name.ts'
import { propertyTimeZone } from '../../clock/property-time-zone.ts'
import type { Services } from '../../services.ts'
import { inLocale } from '../../tenants/languages.ts'
import type { StoredDocument } from '../document-store.ts'
import { drawPdf } from '../made/draw-pdf.ts'
import type { ReadableDocument } from '../readable-document.ts'
import { loadSignatures } from './load-signatures.ts'
import { signatureSections } from './signature-sections.ts'

/**
 * Returns a document as its readers keep it: once signed, with the signatures below its words. The stored file, its words and
 * their hash stay as they were signed (docs/adr/0028-signed-copies.md).
 */
export async function withSignatures(
  { database: { db }, tenants, secrets }: Services,
  application: Application,
  document: StoredDocument,
): Promise<ReadableDocument> {
  if (document.text === null) return { ...document, text: null }
  const text = openText(secrets.dataKey, document.uuid, document.text)
  const { heloc, profile } = application
  // The part that is added stands in the language of the words above it.
  const tenant = inLocale(tenants.of(application), text.locale)
  const template = tenant.documents.get(text.id)?.find(({ version }) => version === text.version)
  const signatures = await loadSignatures(db, document, template?.counterparts ?? [])
  if (signatures.length === 0) return { ...document, text }
  const borrower = fullName(profile)
  const timeZone = propertyTimeZone(heloc.property)
  const below = signatureSections(signatures, { tenant, timeZone, borrowerName: borrower })
  const signed = { ...text, sections: [...text.sections, ...below] }
  const listed = heloc.documents?.find(({ uuid }) => uuid === document.uuid)
  const { bytes } = await drawPdf(signed, tenant, {
    madeAt: new Date(listed?.createdDate ?? document.createdAt),
    borrower,
    timeZone,
  })
  return { ...document, text: signed, bytes }
}
