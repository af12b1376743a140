import type PDFDocument from 'pdfkit'
import { deriveTokens, initialOf, seedsOf } from '#source'
import { addressLine } from '../../tenants/address-line.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { page } from './page-measures.ts'

type Pdf = InstanceType<typeof PDFDocument>

const markSize = 30
const headTop = 34
/** Width of the lines at the right. */
const companyWidth = 200

/**
 * Draws the head of a document's first page: a stripe in the lender's color, its mark and name, and at the right the company,
 * its license and address. Paper is white, so the colors are those of the light scheme.
 */
export function drawLetterhead(pdf: Pdf, tenant: Tenant, mark: Buffer | undefined): void {
  const { theme, org } = tenant.settings
  const colors = deriveTokens(seedsOf(theme, 'light'), 'light')
  pdf.rect(0, 0, page.paperWidth, 6).fill(colors.brand ?? ink)
  drawMark(pdf, mark, { fill: colors.brand ?? ink, on: colors['on-brand'] ?? '#ffffff', name: org.orgBrand })
  drawName(pdf, org.orgBrand, colors['brand-text'] ?? ink)
  drawCompany(pdf, tenant)
  const below = Math.max(pdf.y, headTop + markSize) + 14
  pdf
    .moveTo(page.margin, below)
    .lineTo(page.margin + page.width, below)
    .lineWidth(0.5)
    .stroke('#cccccc')
  pdf.x = page.margin
  pdf.y = below + 24
}

const ink = '#111111'

interface Initial {
  readonly fill: string
  readonly on: string
  readonly name: string
}

function drawMark(pdf: Pdf, mark: Buffer | undefined, { fill, on, name }: Initial): void {
  const { margin } = page
  if (mark !== undefined) {
    pdf.image(mark, margin, headTop, { width: markSize, height: markSize })
    return
  }
  pdf.roundedRect(margin, headTop, markSize, markSize, 5).fill(fill)
  pdf.font('bold').fontSize(17).fillColor(on)
  const middle = headTop + (markSize - pdf.currentLineHeight()) / 2
  pdf.text(initialOf(name), margin, middle, { width: markSize, align: 'center', lineBreak: false })
}

/** Draws the name beside the mark, vertically centered, on two lines if it is long. */
function drawName(pdf: Pdf, name: string, color: string): void {
  pdf.font('bold').fontSize(13).fillColor(color)
  const width = page.width - companyWidth - markSize - 20
  const middle = headTop + Math.max(0, (markSize - pdf.heightOfString(name, { width })) / 2)
  pdf.text(name, page.margin + markSize + 10, middle, { width })
}

function drawCompany(pdf: Pdf, tenant: Tenant): void {
  const { companyInfo } = tenant.settings.org.orgMetaData
  const license = sentence(tenant, 'server.document.license')
  const lines = [
    companyInfo.companyName,
    license,
    addressLine(companyInfo.companyAddress),
    companyInfo.phoneFormatted,
  ]
  const nameEnd = pdf.y
  pdf.font('regular').fontSize(8).fillColor(page.muted)
  pdf.text(lines.join('\n'), page.margin + page.width - companyWidth, headTop, {
    width: companyWidth,
    align: 'right',
    lineGap: 1,
  })
  pdf.y = Math.max(pdf.y, nameEnd)
}
