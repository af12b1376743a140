import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { jsonFiles, repository } from '#source'

/** Validator of an editor: every schema unchanged, without our own keywords. */
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
for (const file of jsonFiles(path.join(repository, 'schemas')))
  ajv.addSchema(readJson(path.join(repository, 'schemas', file)))

const files = ['flows', 'tenants', 'tests/scenarios'].flatMap((folder) =>
  jsonFiles(path.join(repository, folder)).map((file) => `${folder}/${file}`),
)
const lenders = files.filter((file) => file.startsWith('tenants/'))

describe('a JSON file in an editor', () => {
  it.each(files)('%s has nothing marked by the schema that it names', (file) => {
    const place = path.join(repository, file)
    const value = readJson(place)
    const schema = readJson(path.resolve(path.dirname(place), value.$schema))
    ajv.validate(schema.$id, value)
    expect(ajv.errors ?? []).toEqual([])
  })

  it('is also one of every lender, most of which leave out what they inherit', () => {
    const isSparse = (file: string) => !('pricing' in readJson(path.join(repository, file)))
    expect(lenders.length).toBeGreaterThan(40)
    expect(lenders.filter(isSparse).length).toBeGreaterThan(5)
  })

  it('may remove what a lender inherits by null, and not what every lender must have', () => {
    const lender = { $schema: '', code: 'bank', extends: 'provider' }
    const footer = (change: object) => ({ ...lender, org: { orgMetaData: { footer: change } } })
    const isValid = (value: object) => ajv.validate(schemaId('tenant'), value)
    expect(isValid(footer({ regulatorLogo: null }))).toBe(true)
    expect(isValid(footer({ termsOfUseUrl: null }))).toBe(false)
    expect(isValid({ ...lender, pricing: { maxCltvBps: 8000 } })).toBe(true)
    expect(isValid({ ...lender, pricing: { offers: [{ term: 10 }] } })).toBe(false)
  })
})

describe('a lender with everything that it inherits', () => {
  it('must have what the product needs', () => {
    ajv.validate(schemaId('complete-tenant'), { $schema: '', code: 'bank', pricing: { maxCltvBps: 8000 } })
    const missing = (ajv.errors ?? []).map(({ instancePath, params }) => [
      instancePath,
      params.missingProperty,
    ])
    expect(missing).toContainEqual(['', 'org'])
    expect(missing).toContainEqual(['/pricing', 'offers'])
  })
})

const schemaId = (name: string): string => `https://journey.example/schemas/tenant/${name}.schema.json`

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
