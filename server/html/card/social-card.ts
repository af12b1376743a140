import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { deriveTokens, seedsOf } from '#source'
import { documentFonts } from '../../documents/made/document-fonts.ts'
import { lenderMark } from '../../documents/made/lender-mark.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { breakLines, drawLine, type GlyphText } from './glyph-text.ts'

/** Measures of the picture that Facebook, LinkedIn, Slack and phones show beside a link. */
export const cardSize = { width: 1200, height: 630 } as const

/** Words of the card. Cards with equal words, colors and icon are the same picture. */
export interface CardWords {
  readonly brand: string
  readonly title: string
  readonly description: string
  readonly license: string
}

export const cardWords = (tenant: Tenant): CardWords => ({
  brand: tenant.settings.org.orgBrand,
  title: tenant.settings.org.orgMetaData.companyInfo.companyProduct,
  description: sentence(tenant, 'server.entry.amount'),
  license: sentence(tenant, 'server.entry.license'),
})

/** Draws the card of a lender as PNG, in its colors, because most services that show links draw no SVG. */
export async function drawSocialCard(tenant: Tenant): Promise<Buffer> {
  const mark = await lenderMark(tenant.effective.images)
  const svg = cardSvg(cardWords(tenant), deriveTokens(seedsOf(tenant.settings.theme, 'light'), 'light'), mark)
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

type Tokens = Readonly<Record<string, string>>

const left = 80
const textWidth = 600
const sceneLeft = 740

function cardSvg({ brand, title, description, license }: CardWords, tokens: Tokens, mark?: Buffer): string {
  const { bold, regular } = documentFonts
  const inColor = (font: GlyphText['font'], size: number, token: string): GlyphText => ({
    font,
    size,
    fill: tokens[token] ?? '#111111',
  })
  const nameLeft = mark ? left + 92 : left
  const parts = [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="#ffffff"/>`,
    scene(tokens),
    `<rect width="${cardSize.width}" height="12" fill="${tokens.brand}"/>`,
    ...(mark
      ? [
          `<image x="${left}" y="72" width="72" height="72" href="data:image/png;base64,${mark.toString('base64')}"/>`,
        ]
      : []),
    ...stack(brand, inColor(bold, 34, 'brand-text'), {
      x: nameLeft,
      y: 120,
      width: sceneLeft - 40 - nameLeft,
    }),
    ...stack(title, inColor(bold, 60, 'text'), { x: left, y: 270, width: textWidth }),
    ...stack(description, inColor(regular, 32, 'text-muted'), { x: left, y: 430, width: textWidth }),
    ...stack(license, inColor(regular, 22, 'text-muted'), { x: left, y: 572, width: textWidth }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}" width="${cardSize.width}" height="${cardSize.height}">${parts.join('')}</svg>`
}

/** Draws at most two lines, the first at y. */
const stack = (
  text: string,
  style: GlyphText,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): readonly string[] =>
  breakLines(text, style, width)
    .slice(0, 2)
    .map((line, index) => drawLine(line, style, x, y + index * style.size * 1.25))

/** Draws the house of the entry panel, in the same colors. */
function scene(tokens: Tokens): string {
  const fills = Object.entries(houseColors).map(([name, token]) => `.${name}{fill:${tokens[token]}}`)
  const rules = `${fills.join('')}.tree{stroke:${tokens['brand-border']};stroke-width:3}`
  const width = cardSize.width - sceneLeft
  return `<rect x="${sceneLeft}" width="${width}" height="${cardSize.height}" fill="${tokens['brand-soft']}"/><style>${rules}</style><svg x="${sceneLeft}" y="${cardSize.height - 480}" width="${width}" height="480" viewBox="90 0 144 150" preserveAspectRatio="xMidYMax slice">${house}</svg>`
}

/** Colors of server/html/first-view/first-view.css. */
const houseColors = {
  door: 'accent',
  far: 'neutral-4',
  near: 'neutral-5',
  tree: 'brand-border',
  wall: 'bg',
  roof: 'brand',
}

const house = readFileSync(path.join(import.meta.dirname, '../first-view/house.svg'), 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace(/<\/svg>\s*$/, '')
