import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asJsonObject, type Json, type JsonObject, mergePatch, repository } from '#source'
import { createTenantReader, type TenantReader } from './tenant-reader.ts'

const lender = 'harborcu'
const own = path.join('tenants', lender)

let root: string
let reader: TenantReader
const told: string[] = []

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reader-'))
  for (const folder of ['flows', 'tenants/provider', 'tenants/credit-union', 'tenants/hearthline', own])
    cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true })
  reader = createTenantReader({ root, tenants: path.join(root, 'tenants') }, (problem) => told.push(problem))
})
afterAll(() => rmSync(root, { recursive: true }))
afterEach(() => {
  rmSync(path.join(root, 'tenants/newcomer'), { recursive: true, force: true })
  rmSync(path.join(root, own), { recursive: true })
  cpSync(path.join(repository, own), path.join(root, own), { recursive: true })
  reader.reload()
  told.length = 0
})

const at = (file: string) => path.join(root, own, file)
const patch = (change: JsonObject) => {
  const settings: Json = JSON.parse(readFileSync(at('tenant.json'), 'utf8'))
  writeFileSync(at('tenant.json'), JSON.stringify(mergePatch(settings, change)))
}
const served = (code: string) => reader.current().find((tenant) => tenant.code === code)
const copyOf = (change: JsonObject) => {
  cpSync(path.join(repository, own), path.join(root, 'tenants/newcomer'), { recursive: true })
  const file = path.join(root, 'tenants/newcomer/tenant.json')
  writeFileSync(
    file,
    JSON.stringify(mergePatch(asJsonObject(JSON.parse(readFileSync(file, 'utf8'))), change)),
  )
}
const newcomer = { code: 'newcomer', hosts: ['newcomer.localhost'], org: { orgCode: 'NEWCOMER' } }

const footer = (change: JsonObject) => patch({ org: { orgMetaData: { footer: change } } })

const badInputs: Readonly<Record<string, readonly [() => void, string]>> = {
  'a wrong colour': [() => patch({ theme: { brand: 'navy' } }), '"navy" has the wrong form. Main button'],
  'a colour that cannot be seen': [
    () => patch({ theme: { brand: '#rgb(0,0,0)' } }),
    '"#rgb(0,0,0)" has the wrong form.',
  ],
  'a logo that is not there': [
    () => rmSync(at('logo.svg')),
    'There is no file "logo.svg" in the folder of this lender. (brand-image)',
  ],
  'a script in its copy': [
    () => patch({ overrides: { copy: { 'register.title': '<script>alert(1)</script>' } } }),
    '"register.title" is not a message that can be shown',
  ],
  'a link that runs a script': [
    () => footer({ termsOfUseUrl: 'javascript:alert(1)' }),
    '"javascript:alert(1)" has the wrong form. Terms of use: an https address, or a path of ours.',
  ],
  'a link of whatever scheme the page has': [
    () => footer({ licensesUrl: '//elsewhere.example' }),
    '"//elsewhere.example" has the wrong form.',
  ],
  'an image outside its folder': [
    () => patch({ theme: { logo: '../hearthline/logo.svg' } }),
    '"../hearthline/logo.svg" has the wrong form.',
  ],
  'a link that leads out of its folder': [
    () => {
      rmSync(at('logo.svg'))
      symlinkSync(path.join(root, 'tenants/hearthline/logo.svg'), at('logo.svg'))
    },
    '"logo.svg" leads out of the folder of this lender. (brand-image)',
  ],
  'a logo that is no image': [
    () => writeFileSync(at('logo.svg'), '<html></html>'),
    '"logo.svg" is not an SVG image. (brand-image)',
  ],
  'a logo that runs a script': [
    () => writeFileSync(at('logo.svg'), '<svg onload="alert(1)"></svg>'),
    '"logo.svg" holds a script; an image may only draw. (brand-image)',
  ],
  'a logo that is too large': [
    () => writeFileSync(at('logo.svg'), `<svg><!-- ${'x'.repeat(70_000)} --></svg>`),
    '"logo.svg" has 69 KiB; an image may have 64. (brand-image)',
  ],
  'a file that is too large': [
    () => writeFileSync(at('tenant.json'), ' '.repeat(11 * 2 ** 20)),
    'This file has 11 MiB, more than the 10 MiB that are read. (file-unreadable)',
  ],
  'an unknown parent': [
    () => patch({ extends: 'credit-unoin' }),
    'There is no tenant "credit-unoin". (unknown-reference)',
  ],
  'a parent that extends it': [
    () => patch({ extends: lender }),
    'harborcu extends harborcu: a tenant cannot extend itself. (extends-cycle)',
  ],
  'another wording of what the law asks for': [
    () => patch({ overrides: { copy: { 'footer.disclosure.productTerms': 'Trust us.' } } }),
    'words the disclosure "product-terms", which the law asks for: no lender rewords it. (override-invalid)',
  ],
  'a disclosure that the law asks for made one that it does not': [
    () => patch({ overrides: { disclosures: { disclosures: { 'product-terms': { regulatory: false } } } } }),
    '/disclosures/disclosures/product-terms holds what the law asks for, and may be neither removed nor unmarked.',
  ],
  'a wider limit': [
    () => patch({ overrides: { limits: { limits: { loanAmount: { maxCents: 90_000_000 } } } } }),
    'may be lowered from 40000000, not raised to 90000000. (override-invalid)',
  ],
  'a duty of the law that it loosens': [
    () =>
      patch({
        overrides: {
          predicates: {
            predicates: { attorneyCloses: { field: 'heloc.property.address.state', equals: 'GA' } },
          },
        },
      }),
    '"attorneyCloses" no longer holds where a law asks for something by it',
  ],
  'a code that is not the name of its folder': [
    () => patch({ code: 'harbor' }),
    'The code "harbor" is not the name of the folder, "harborcu". (schema)',
  ],
  'a host that another has': [
    () => patch({ hosts: ['hearthline.localhost'] }),
    'The host "hearthline.localhost" is that of "hearthline" too. (name-taken)',
  ],
  'what is no JSON': [() => writeFileSync(at('tenant.json'), '{'), 'This is not valid JSON'],
}

describe('a lender that changes while the server runs', () => {
  it('is served as it is now, and the others are not touched', () => {
    const before = served('hearthline')
    patch({ theme: { brand: '#123456' } })
    expect(reader.reload()).toBe(true)
    expect(served(lender)?.settings.theme.brand).toBe('#123456')
    expect(served('hearthline')).toBe(before)
    expect(told).toEqual([])
  })

  it('is the same as before where nothing of it changed', () => {
    const before = reader.current()
    expect(reader.reload()).toBe(false)
    expect(reader.current()).toEqual(before)
    expect(served(lender)).toBe(before.find(({ code }) => code === lender))
  })

  it.each(Object.entries(badInputs))('is refused with %s, and served as it was', (_, [spoil, problem]) => {
    const before = reader.current()
    spoil()
    expect(reader.reload()).toBe(false)
    expect(told.join()).toContain(problem)
    expect(told.join()).toContain(`The lender ${lender} is served as it was before it changed`)
    for (const tenant of before) expect(served(tenant.code)).toBe(tenant)
  })

  it('is told once of what is wrong, however often the folder is read', () => {
    patch({ theme: { brand: 'navy' } })
    reader.reload()
    reader.reload()
    expect(told).toHaveLength(1)
  })

  it('takes along the lenders that extend it', () => {
    const file = path.join(root, 'tenants/credit-union/tenant.json')
    const text = readFileSync(file, 'utf8')
    const before = served('hearthline')
    writeFileSync(file, text.replace('"NCUA"', '"FDIC"'))
    reader.reload()
    expect(served(lender)?.settings.org.orgMetaData.footer.regulatorLogo).toBe('FDIC')
    expect(served('hearthline')).toBe(before)
    writeFileSync(file, text)
  })
})

describe('a lender that comes while the server runs', () => {
  it('is served, and gone when its folder is', () => {
    copyOf(newcomer)
    reader.reload()
    expect(served('newcomer')?.settings.org.orgCode).toBe('NEWCOMER')
    rmSync(path.join(root, 'tenants/newcomer'), { recursive: true })
    reader.reload()
    expect(served('newcomer')).toBeUndefined()
  })

  it('is refused with a name that another has, who is served on', () => {
    const before = served(lender)
    copyOf({ ...newcomer, hosts: ['harborcu.localhost'] })
    reader.reload()
    expect(served('newcomer')).toBeUndefined()
    expect(served(lender)).toBe(before)
    expect(told.join()).toContain('The lender newcomer is not served')
  })
})
