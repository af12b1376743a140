import PDFDocument from 'pdfkit'
import type { CompanyInfo, Tenant } from '../../tenants/tenant.ts'
import { documentFonts } from './document-fonts.ts'
import type { DocumentSection, DocumentText } from './document-text.ts'

const margin = 56
const width = 612 - 2 * margin

/** Letter pages with the lender at the head and page numbers at the foot, tagged for screen readers. */
export function drawPdf(
  text: DocumentText,
  { settings, locale }: Pick<Tenant, 'settings' | 'locale'>,
  madeAt: Date,
): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  const company = settings.org.orgMetaData.companyInfo
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    // Else Helvetica's measures are parsed for each document, though nothing is set in it.
    font: '',
    bufferPages: true,
    lang: locale,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: text.title, Author: company.companyName, CreationDate: madeAt },
  })
  for (const [name, font] of Object.entries(documentFonts)) pdf.registerFont(name, font)
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  drawHead(pdf, text, company)
  for (const section of text.sections) drawSection(pdf, section)
  const pages = pdf.bufferedPageRange().count
  numberPages(pdf, text, pages)
  pdf.end()
  return done.then((bytes) => ({ bytes, pages }))
}

type Pdf = InstanceType<typeof PDFDocument>

function drawHead(pdf: Pdf, text: DocumentText, company: CompanyInfo): void {
  pdf
    .font('regular')
    .fontSize(9)
    .fillColor('#555')
    .text(`${company.companyName} · NMLS ${company.companyNMLS}`)
  pdf.moveDown(1.5).font('bold').fontSize(18).fillColor('#111').text(text.title, { width })
  pdf.moveDown(0.8)
}

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

function numberPages(pdf: Pdf, text: DocumentText, pages: number): void {
  for (let page = 0; page < pages; page += 1) {
    pdf.switchToPage(page)
    const foot = `${text.id} ${text.version} · ${page + 1} / ${pages}`
    // Writing below the margin would otherwise begin a new page.
    pdf.page.margins.bottom = 0
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor('#555')
      .text(foot, margin, 792 - 36, { width, align: 'right', lineBreak: false })
  }
}
