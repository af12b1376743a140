import { createRequire } from 'node:module'
import path from 'node:path'
import { repository } from '../files/repository.ts'
import type { JsonObject } from '../json/json-value.ts'
import { readJsonFolder } from '../json/read-json-folder.ts'

const require = createRequire(import.meta.url)

/**
 * Keywords of this product: fields that store form answers, format of the values a predicate may compare with, largest
 * file size, override policy, personal data, the proof asked of whoever sets a field or changes it, the target of an id, the field that an answer
 * sets, and the state whose lenders alone have a value.
 */
export const annotations = [
  'x-answer',
  'x-format',
  'x-max-bytes',
  'x-override',
  'x-personal',
  'x-proof',
  'x-proof-to-change',
  'x-reference',
  'x-sets',
  'x-state',
]

/**
 * Creates an Ajv with some schemas, by default with all of schemas/dsl and schemas/domain. Loaded on demand, because it is large and most
 * validators are compiled ahead.
 */
export function createSchemaAjv(
  schemas: readonly JsonObject[] = schemaFiles(),
  code: { readonly source?: boolean } = {},
) {
  const { Ajv2020 }: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js')
  const { default: addFormats }: typeof import('ajv-formats') = require('ajv-formats')
  const ajv = new Ajv2020({
    strict: true,
    // Allows a branch of a choice to require properties declared beside the choice.
    strictRequired: false,
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    keywords: annotations,
    code,
  })
  addFormats.default(ajv)
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}

export const schemaFiles = (): readonly JsonObject[] =>
  ['dsl', 'domain'].flatMap((folder) => [
    ...readJsonFolder(path.join(repository, 'schemas', folder)).values(),
  ])

export const dslSchemaId = (name: string): string => `https://heloc.example/schemas/dsl/${name}.schema.json`
