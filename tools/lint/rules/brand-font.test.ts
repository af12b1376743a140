import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { sampleImage } from '../../../tests/support/lint/write-tree.ts'

const fonts = {
  ...{ family: 'Bank Sans', fallback: 'sans', for: 'all', license: 'license.txt' },
  faces: [{ file: 'bank-sans.woff2', weight: 400 }],
}

/** Findings for a lender with these files beside its settings. */
const faultsOf = (files: Readonly<Record<string, string>>, more: object = {}) =>
  lintSample((tree) => {
    Object.assign(
      tree,
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`tenants/bank/${name}`, text])),
    )
    Object.assign(tree['tenants/bank/tenant.json'].theme, { fonts: { ...fonts, ...more } })
  }, 'brand-font').map(({ pointer, message }) => [pointer, message])

const file = '/theme/fonts/faces/0/file'

describe('brand-font', () => {
  it('reports a font and a license that are not there', () => {
    expect(faultsOf({ 'logo.svg': sampleImage })).toEqual([
      ['/theme/fonts/license', 'There is no license of these fonts in "license.txt".'],
      [file, 'There is no file "bank-sans.woff2" in the folder of this lender.'],
    ])
  })

  it('reports what is no font, whatever its name says, and an empty license', () => {
    expect(faultsOf({ 'bank-sans.woff2': 'wOF2 and nothing more', 'license.txt': ' \n' })).toEqual([
      ['/theme/fonts/license', 'There is no license of these fonts in "license.txt".'],
      [file, '"bank-sans.woff2" is not a WOFF2 font.'],
    ])
  })

  it('reports titles without a font of their weight', () => {
    const titles = (weight: number) =>
      faultsOf(
        { 'license.txt': 'OFL' },
        { for: 'headings', faces: [{ file: 'bank-sans.woff2', weight }] },
      ).map(([, message]) => message)
    const missing = 'Titles are set at the weight 600, which none of these files has.'
    expect(titles(400)).toContain(missing)
    expect(titles(600)).not.toContain(missing)
  })

  it('says nothing of a lender that brings none', () => {
    expect(lintSample(() => {}, 'brand-font')).toEqual([])
  })

  it('lets no shipped font go without its license', () => {
    const license = readFileSync('tenants/stonebridge-trust/source-serif-4-license.txt', 'utf8')
    expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })
})
