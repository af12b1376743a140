import { createRequire } from 'node:module'
import type { SchemaFiles } from './schema-files.ts'

const require = createRequire(import.meta.url)

/**
 * Keywords of this product: fields that store form answers, format of the values a predicate may compare with, largest
 * file size, override policy, personal data, the proof asked of whoever sets a field or changes it, the target of an id, the field that an answer
 * sets, the state whose lenders alone have a value, the letters by which an act that sets a field tells its owner, and what the linter proves or
 * the server refuses, so that its conditions decide nothing by themselves. `x-set` marks a list whose order means nothing.
 */
export const annotations = [
  'x-answer',
  'x-format',
  'x-held',
  'x-max-bytes',
  'x-override',
  'x-personal',
  'x-proof',
  'x-proof-to-change',
  'x-reference',
  'x-set',
  'x-sets',
  'x-state',
  'x-tells',
]

/** Creates an Ajv with the schemas of a project. Loaded on demand, because it is large and most validators are compiled ahead. */
export function createSchemaAjv(schemas: SchemaFiles, code: { readonly source?: boolean } = {}) {
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
  for (const schema of schemas.values()) ajv.addSchema(schema)
  return ajv
}
