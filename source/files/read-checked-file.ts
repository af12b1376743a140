import path from 'node:path'
import { SourceError } from '../findings/source-error.ts'
import { type JsonFile, parseJsonFile } from '../json/json-file.ts'
import { readText } from '../json/read-text.ts'
import { ownSchemas } from '../schemas/project-schemas.ts'
import { repository } from './repository.ts'

/**
 * Reads a file of a folder, by default of this product, by its path in it, and checks it against its schema. Throws
 * SourceError with the place.
 */
export function readCheckedFile(name: string, kind: string, dir: string = repository): JsonFile {
  const file = parseJsonFile(name, readText(path.join(dir, name)))
  const [fault] = [...file.findings, ...ownSchemas().errors(kind, file.value ?? null)]
  if (fault === undefined) return file
  const { line, column } = file.locate(fault.pointer)
  throw new SourceError('SOURCE_UNREADABLE', `${name}:${line}:${column} ${fault.message}`)
}
