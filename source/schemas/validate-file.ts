import type { ValidateFunction } from 'ajv/dist/2020.js'
import { type FileKind, schemaOf } from '../files/file-kind.ts'
import type { Finding } from '../findings/finding.ts'
import type { JsonFile } from '../json/json-file.ts'
import { describeSchemaError, type SchemaError } from './describe-schema-error.ts'
import { meantErrors } from './meant-errors.ts'
import { schemaValidator } from './schema-validator.ts'

/** Findings of a file against the schema of its kind; none for a file that did not parse. */
export function validateFile(kind: FileKind, file: JsonFile): readonly Finding[] {
  if (file.value === undefined) return []
  return schemaErrors(schemaOf(kind), file.value).map(({ pointer, message, hint, what }) => ({
    rule: 'schema',
    severity: 'error',
    message,
    file: file.path,
    ...file.locate(pointer, what),
    pointer,
    ...(hint === undefined ? {} : { hint }),
  }))
}

/** Faults of a value against a schema of schemas/dsl. */
export const schemaErrors = (schema: string, value: unknown): readonly SchemaError[] =>
  errorsOf(schemaValidator(schema), value)

export const errorsOf = (validate: ValidateFunction, value: unknown): readonly SchemaError[] =>
  validate(value) ? [] : meantErrors(validate.errors ?? []).flatMap(describeSchemaError)
