import path from 'node:path'

export const widths = [320, 390, 768, 1280, 1920] as const

export const schemes = ['light', 'dark'] as const

export const folder = path.join(import.meta.dirname, '../../test-results/screenshots')

export interface Picture {
  readonly lender: string
  /** Path as roads name it: `income/link/TRUV_PAYROLL`. */
  readonly page: string
  /** Width in CSS pixels. */
  readonly width: number
  readonly scheme: (typeof schemes)[number]
}

export const pictureOf = ({ lender, page, width, scheme }: Picture): string =>
  path.join(folder, lender, page.replaceAll('/', '-'), `${width}-${scheme}.png`)
