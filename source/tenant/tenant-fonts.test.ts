import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownSchemas } from '../schemas/project-schemas.ts'
import { tenantFonts } from './tenant-fonts.ts'

const shipped = readFileSync(
  path.join(import.meta.dirname, '../../tenants/stonebridge-trust/source-serif-4-600.woff2'),
)

const schema = ownSchemas().named('tenant')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
  writeFileSync(path.join(folder, 'license.txt'), 'SIL Open Font License')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Messages of the faults of a lender that has these font files. */
function faultsOf(...files: readonly Buffer[]): readonly string[] {
  const faces = files.map((bytes, index) => {
    writeFileSync(path.join(folder, `${index}.woff2`), bytes)
    return { file: `${index}.woff2`, weight: 400 }
  })
  const { faults } = tenantFonts(folder, { theme: { fonts: { faces, license: 'license.txt' } } }, schema)
  return faults.map(({ message }) => message)
}

describe('the fonts of a lender', () => {
  it('are its files', () => {
    writeFileSync(path.join(folder, 'a.woff2'), shipped)
    const faces = [{ file: 'a.woff2', weight: 600 }]
    const { files, faults } = tenantFonts(
      folder,
      { theme: { fonts: { faces, license: 'license.txt' } } },
      schema,
    )
    expect(faults).toEqual([])
    expect(files.map(([key, bytes]) => [key, bytes.length])).toEqual([['face-0', shipped.length]])
  })

  it('weigh 60 kB together at most', () => {
    expect(faultsOf(shipped, shipped)).toEqual([])
    expect(faultsOf(shipped, shipped, shipped)).toEqual([
      "These fonts have 65 kB together; a lender's may have 60, for whoever opens its first page waits for them.",
    ])
  })

  it('are weighed before they are unpacked', () => {
    const heavy = Buffer.alloc(61_000, shipped.subarray(0, 9000))
    heavy.writeUInt32BE(heavy.length, 8)
    expect(faultsOf(heavy)).toEqual([expect.stringMatching(/^These fonts have 61 kB together/)])
  })

  it('are whole: one that was cut off or is broken inside is none', () => {
    expect(faultsOf(shipped.subarray(0, 9000))).toEqual(['"0.woff2" is not a WOFF2 font.'])
    const broken = Buffer.from(shipped)
    broken.fill(7, 60)
    expect(faultsOf(broken)).toEqual(['"0.woff2" is broken: its letters cannot be measured.'])
  })

  it('stay in the folder of the lender', () => {
    const fonts = { faces: [{ file: '../x.woff2', weight: 400 }], license: 'license.txt' }
    expect(tenantFonts(folder, { theme: { fonts } }, schema).faults.map(({ message }) => message)).toEqual([
      'There is no file "../x.woff2" in the folder of this lender.',
    ])
  })
})
