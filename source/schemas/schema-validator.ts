import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { repository } from '../files/repository.ts'
import { contentHash } from '../json/content-hash.ts'
import { createSchemaAjv, dslSchemaId, schemaFiles } from './schema-ajv.ts'

const compiled = new Map<string, ValidateFunction>()
let ajv: ReturnType<typeof createSchemaAjv> | undefined

/** Validator of a DSL schema: compiled by `npm run generate`, or compiled now if a schema has changed since. */
export function schemaValidator(name: string): ValidateFunction {
  const validate = compiled.get(name) ?? madeAhead()?.validators[exportName(name)] ?? compile(name)
  compiled.set(name, validate)
  return validate
}

/** Exports of generated/validators.cjs. */
export interface MadeAhead {
  /** Hash of the schemas from which it was made. */
  readonly hash: string
  readonly validators: Readonly<Record<string, ValidateFunction>>
}

export const exportName = (name: string): string => name.replaceAll('-', '_')

export const schemasHash = (): string => contentHash(schemaFiles())

const file = path.join(repository, 'generated/validators.cjs')
let made: MadeAhead | undefined | 'unknown' = 'unknown'

function madeAhead(): MadeAhead | undefined {
  if (made !== 'unknown') return made
  const found: MadeAhead | undefined = existsSync(file) ? createRequire(import.meta.url)(file) : undefined
  made = found?.hash === schemasHash() ? found : undefined
  return made
}

function compile(name: string): ValidateFunction {
  ajv ??= createSchemaAjv()
  const validate = ajv.getSchema(dslSchemaId(name))
  if (validate === undefined)
    throw new Error(`schemas/dsl/${name}.schema.json is missing, or its $id differs.`)
  return validate
}
