import path from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readJsonFolder } from './read-json-folder.ts'
import { repository } from './repository.ts'

/** Keywords of ours: how a tenant may override a value, personal data, and what an id names. */
const annotations = ['x-override', 'x-personal', 'x-reference']
const compiled = new Map<string, ValidateFunction>()
let ajv: Ajv2020 | undefined

/** The validator of a DSL schema, compiled when first asked for: a server start needs most of them, a command only some. */
export function schemaValidator(name: string): ValidateFunction {
  const validate = compiled.get(name) ?? compile(name)
  compiled.set(name, validate)
  return validate
}

function compile(name: string): ValidateFunction {
  ajv ??= createAjv()
  const validate = ajv.getSchema(`https://heloc.example/schemas/dsl/${name}.schema.json`)
  if (validate === undefined)
    throw new Error(`schemas/dsl/${name}.schema.json is missing, or its $id differs.`)
  return validate
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // A branch of a choice requires properties that stand beside the choice.
    strictRequired: false,
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    keywords: annotations,
  })
  addFormats.default(ajv)
  for (const folder of ['dsl', 'domain']) {
    for (const schema of readJsonFolder(path.join(repository, 'schemas', folder)).values())
      ajv.addSchema(schema)
  }
  return ajv
}
