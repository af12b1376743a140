import PDFDocument from 'pdfkit'
import { formatDate } from '#engine'
import { propertyTimeZone } from '../../clock/property-time-zone.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { documentFonts } from './document-fonts.ts'
import type { DocumentSection, DocumentText } from './document-text.ts'
import { drawLetterhead } from './draw-letterhead.ts'
import { lenderMark } from './lender-mark.ts'
import { page } from './page-measures.ts'

const { margin, width } = page

/** Time and subject of a document. */
export interface Making {
  readonly madeAt: Date
  /** Time zone of the property, which determines the date. */
  readonly timeZone?: string
  readonly borrower?: string
}

/**
 * Draws letter pages with the lender at the head, and at the foot the borrower, the date and the page number. Tagged for screen
 * readers.
 */
export async function drawPdf(
  text: DocumentText,
  tenant: Tenant,
  making: Making,
): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  const mark = await lenderMark(tenant.effective.images)
  const pdf = openPdf(text, tenant, making)
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  drawLetterhead(pdf, tenant, mark)
  pdf.font('bold').fontSize(18).fillColor('#111').text(text.title, { width })
  pdf.moveDown(0.8)
  for (const section of text.sections) drawSection(pdf, section)
  const pages = pdf.bufferedPageRange().count
  for (let index = 0; index < pages; index += 1) drawMargins(pdf, { index, pages, text, tenant, making })
  pdf.end()
  return { bytes: await done, pages }
}

function openPdf(text: DocumentText, { settings, locale }: Tenant, { madeAt }: Making): Pdf {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    // Otherwise Helvetica's metrics are parsed for each document, though nothing uses it.
    font: '',
    bufferPages: true,
    lang: locale,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: text.title,
      Author: settings.org.orgMetaData.companyInfo.companyName,
      CreationDate: madeAt,
    },
  })
  for (const [name, font] of Object.entries(documentFonts)) pdf.registerFont(name, font)
  return pdf
}

type Pdf = InstanceType<typeof PDFDocument>

function drawSection(pdf: Pdf, section: DocumentSection): void {
  if (section.heading !== undefined)
    pdf.moveDown(0.6).font('bold').fontSize(12).text(section.heading, { width })
  pdf.font('regular').fontSize(10)
  for (const paragraph of section.paragraphs) pdf.moveDown(0.4).text(paragraph, { width, lineGap: 2 })
  if (section.table !== undefined) drawTable(pdf, section.table)
}

function drawTable(pdf: Pdf, rows: readonly (readonly string[])[]): void {
  pdf.moveDown(0.6)
  pdf.table({
    columnStyles: ['*', '*'],
    rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#ccc', padding: [5, 12, 5, 0] },
    data: rows.map((row) => [...row]),
  })
  pdf.moveDown(0.4)
}

interface Margins {
  /** Index of the page, from 0. */
  readonly index: number
  readonly pages: number
  readonly text: DocumentText
  readonly tenant: Tenant
  readonly making: Making
}

/** Draws the foot of a page and, except on the first, the lender and title at its head. */
function drawMargins(pdf: Pdf, { index, pages, text, tenant, making }: Margins): void {
  pdf.switchToPage(index)
  // Writing below the margin would otherwise start a new page.
  pdf.page.margins.bottom = 0
  pdf.markContent('Artifact', { type: 'Pagination' })
  pdf.font('regular').fontSize(8).fillColor(page.muted)
  const line = (y: number, left: string, right: string) => {
    pdf.text(left, margin, y, { width, lineBreak: false })
    pdf.text(right, margin, y, { width, align: 'right', lineBreak: false })
  }
  if (index > 0) line(30, tenant.settings.org.orgBrand, text.title)
  const number = sentence(tenant, 'server.document.page', { page: String(index + 1), pages: String(pages) })
  line(page.height - 36, madeLine(tenant, making), `${text.id} ${text.version} · ${number}`)
  pdf.endMarkedContent()
}

function madeLine(tenant: Tenant, { madeAt, timeZone, borrower }: Making): string {
  const date = formatDate(madeAt, timeZone ?? propertyTimeZone())
  return borrower === undefined
    ? sentence(tenant, 'server.document.made', { date })
    : sentence(tenant, 'server.document.borrower', { borrower, date })
}
