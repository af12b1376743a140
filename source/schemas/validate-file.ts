import { type FileKind, schemaOf } from '../files/file-kind.ts'
import { findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import type { JsonFile } from '../json/json-file.ts'
import type { ProjectSchemas } from './project-schemas.ts'

/** Findings of a file against the schema of its kind; none for a file that did not parse. */
export const validateFile = (kind: FileKind, file: JsonFile, schemas: ProjectSchemas): readonly Finding[] =>
  schemaFindings(schemaOf(kind), file, schemas)

/** Findings of a file against a schema by its name; none for a file that did not parse. */
export function schemaFindings(schema: string, file: JsonFile, schemas: ProjectSchemas): readonly Finding[] {
  if (file.value === undefined) return []
  return schemas
    .errors(schema, file.value)
    .map((fault) => findingAt({ rule: 'schema', ...fault }, { file, pointer: fault.pointer }))
}
