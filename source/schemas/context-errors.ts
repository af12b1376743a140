import path from 'node:path'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { repository } from '../files/repository.ts'
import { SourceError } from '../findings/source-error.ts'
import type { SchemaError } from './describe-schema-error.ts'
import { createSchemaAjv } from './schema-ajv.ts'
import { readSchemas } from './schema-files.ts'
import { schemaValidator } from './schema-validator.ts'
import { errorsOf } from './validate-file.ts'

/**
 * Creates the check of a value against the context schema of a project, which is compiled when it is first needed; that of this
 * product is compiled ahead. The check throws SourceError for a schema that cannot be compiled.
 */
export function contextErrorsIn(dir: string): (value: unknown) => readonly SchemaError[] {
  let validate: ValidateFunction | undefined
  return (value) => {
    validate ??= dir === repository ? schemaValidator('context') : compile(path.join(dir, 'schemas'))
    return errorsOf(validate, value)
  }
}

const root = 'dsl/context.schema'

function compile(schemas: string): ValidateFunction {
  const files = readSchemas(schemas)
  const domain = [...files].flatMap(([name, schema]) => (name.startsWith('domain/') ? [schema] : []))
  try {
    return createSchemaAjv(domain).compile(files.get(root) ?? {})
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new SourceError('SOURCE_UNREADABLE', `${path.join(schemas, root)}.json is no schema: ${reason}.`)
  }
}
