import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type BrandFonts, fontCss } from './font-css.ts'
import { fontMetrics } from './font-metrics.ts'

const shipped = readFileSync(
  path.join(import.meta.dirname, '../../tenants/stonebridge-trust/source-serif-4-600.woff2'),
)
const fonts: BrandFonts = {
  family: 'Source Serif 4',
  fallback: 'serif',
  for: 'headings',
  license: 'license.txt',
  faces: [{ file: 'a.woff2', weight: 600 }],
}

describe('the measures of a font', () => {
  it('are those of its file', () => {
    expect(fontMetrics(shipped)).toMatchObject({ ascent: 1.036, descent: 0.335, lineGap: 0 })
    expect(fontMetrics(shipped)?.meanWidth).toBeCloseTo(0.4776, 3)
    expect(fontMetrics(Buffer.from('no font'))).toBeUndefined()
  })
})

describe('the fallback of a font', () => {
  const metrics = { ascent: 1, descent: 0.3, lineGap: 0.1, meanWidth: 0.47 }
  const css = fontCss(fonts, [{ weight: 600, url: '/a.woff2', metrics }])
  const share = (property: string) => Number(new RegExp(`${property}:([\\d.]+)%`).exec(css)?.[1]) / 100

  it('is as wide as the font: its letters are drawn larger by as much', () => {
    expect(share('size-adjust') * 0.4271).toBeCloseTo(metrics.meanWidth, 3)
  })

  it('is as high as the font, whatever its letters are drawn at', () => {
    for (const name of ['ascent', 'descent'] as const)
      expect(share(`${name}-override`) * share('size-adjust'), name).toBeCloseTo(metrics[name], 3)
    expect(share('line-gap-override') * share('size-adjust')).toBeCloseTo(metrics.lineGap, 3)
  })

  it('is a font of the device, so that nothing else is fetched, and text never waits', () => {
    expect(css.match(/url\(/g)).toHaveLength(1)
    expect(css).toContain('font-display:swap')
    expect(css).toContain("local('Times New Roman Bold')")
  })
})
