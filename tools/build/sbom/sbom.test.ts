import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { forbidden, licenseOf, licenseTable, readAllowed } from './licenses.ts'
import { productionPackages, productionSbom, type Sbom } from './production-sbom.ts'

// npm reads every package, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const root = path.resolve(import.meta.dirname, '../../..')
const allowed = readAllowed(root)
let sbom: Sbom
beforeAll(() => {
  sbom = productionSbom(root)
})

const nameOf = ({ name, version }: Sbom['components'][number]) => `${name}@${version}`

describe('the bill of materials', () => {
  it('is CycloneDX', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })
  })

  it('lists every package of production that is installed, and nothing for development', () => {
    const installed = [...productionPackages(root)].filter(([, place]) => existsSync(path.join(root, place)))
    expect(new Set(sbom.components.map(nameOf))).toEqual(new Set(installed.map(([name]) => name)))
    const names = new Set(sbom.components.map(({ name }) => name))
    expect(Object.keys(manifest.dependencies).filter((name) => !names.has(name))).toEqual([])
    expect(names).not.toContain('vitest')
  })

  it('says of each what it needs and its hash, so that a changed package is seen', () => {
    const told = new Set(sbom.dependencies.map(({ ref }) => ref))
    expect(sbom.components.filter((one) => !told.has(one['bom-ref']))).toEqual([])
    expect(sbom.components.filter((one) => !('hashes' in one))).toEqual([])
  })
})

describe('licenses', () => {
  const withLicense = (license: string) => ({
    components: [
      { 'bom-ref': 'one@1', name: 'one', version: '1', licenses: [{ expression: license }] },
      { 'bom-ref': 'png-js@2', name: 'png-js', version: '2' },
    ],
  })

  it('are all on the list of those allowed, which has none that nobody needs', () => {
    expect(forbidden(sbom, allowed)).toEqual([])
    const used = sbom.components.map((one) => licenseOf(one, allowed)).join(' ')
    expect(allowed.licenses.filter((license) => !used.includes(license))).toEqual([])
  })

  it.each([
    ['MIT', []],
    ['(MIT OR GPL-3.0)', []],
    ['MIT AND GPL-3.0', ['one@1: MIT AND GPL-3.0']],
    ['LGPL-3.0', ['one@1: LGPL-3.0']],
    ['', ['one@1: unknown']],
  ])('of %j is judged by what a user may choose', (license, found) => {
    expect(forbidden(withLicense(license), allowed)).toEqual(found)
  })

  it('stand in one table, by license', () => {
    expect(licenseTable(withLicense('ISC'), allowed)).toBe(
      [
        '| license | packages | which |',
        '|---|---|---|',
        '| ISC | 1 | one 1 |',
        '| MIT | 1 | png-js 2 |',
      ].join('\n'),
    )
  })
})
