import { createHash, randomUUID } from 'node:crypto'
import { formatMessage, inForce, type Message, type MessageValues } from '#engine'
import type { DocumentType } from '#generated/domain'
import type { RenderedDocument } from '../../applications/documents/rendered-document.ts'
import type { DocumentTemplate, Tenant } from '../../tenants/tenant.ts'
import { blankAnswers } from './answer-values.ts'
import type { DocumentSection, DocumentText } from './document-text.ts'
import { drawPdf } from './draw-pdf.ts'

/** Finds the version of a document that is in force at a time. */
export const findTemplate = ({ documents }: Tenant, id: string, now: Date): DocumentTemplate | undefined =>
  inForce(documents.get(id) ?? [], now)

/** Fills a template with an application's figures. A row whose label is written as nothing is left out. */
export function renderText(tenant: Tenant, template: DocumentTemplate, values: MessageValues): DocumentText {
  const write = (message: Message) =>
    formatMessage(message, { ...blankAnswers(tenant), ...tenant.facts, ...values }, tenant.locale)
  return {
    id: template.id,
    locale: tenant.locale,
    title: write(template.title),
    version: template.version,
    sections: template.sections
      .filter(({ given }) => given === undefined || values[given] !== undefined)
      .map(
        (section): DocumentSection => ({
          ...(section.heading === undefined ? {} : { heading: write(section.heading) }),
          paragraphs: section.paragraphs.map(write),
          ...(section.table === undefined
            ? {}
            : { table: section.table.map((row) => row.map(write)).filter(([label]) => label !== '') }),
        }),
      ),
  }
}

/** Renders a document as a PDF. The hash is that of the words, so that it is valid for the PDF and its HTML alternative. */
export async function renderDocument(
  tenant: Tenant,
  id: string,
  values: MessageValues,
  madeAt: Date,
): Promise<RenderedDocument> {
  const template = requireTemplate(tenant, id, madeAt)
  const text = renderText(tenant, template, values)
  const { borrowerName, timeZone } = values
  const { bytes, pages } = await drawPdf(text, tenant, {
    madeAt,
    ...(typeof borrowerName === 'string' && { borrower: borrowerName }),
    ...(typeof timeZone === 'string' && { timeZone }),
  })
  return {
    uuid: randomUUID(),
    type: documentType(template),
    origin: 'GENERATED',
    name: `${text.title}.pdf`,
    contentType: 'application/pdf',
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    originalSha256: null,
    pages,
    text,
    textHash: hashText(text),
    madeAt,
  }
}

/** Hashes the words in a fixed order, because a database does not keep the order of an object's keys. */
export function hashText({ id, version, title, sections }: DocumentText): string {
  const words = sections.map(({ heading, paragraphs, table }) => [heading ?? null, paragraphs, table ?? null])
  return createHash('sha256')
    .update(JSON.stringify([id, version, title, words]))
    .digest('hex')
}

function requireTemplate(tenant: Tenant, id: string, now: Date): DocumentTemplate {
  const template = findTemplate(tenant, id, now)
  if (template === undefined) throw new Error(`flows/documents holds no ${id} in force.`)
  return template
}

// The document schema allows the enumeration and CONSENT, which is shown but never stored.
const isDocumentType = (type: string): type is DocumentType => type !== 'CONSENT'

function documentType(template: DocumentTemplate): DocumentType {
  if (!isDocumentType(template.type))
    throw new Error(`${template.id} is a text to be shown, not a document to be filed.`)
  return template.type
}
