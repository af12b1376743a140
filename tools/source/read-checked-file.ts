import path from 'node:path'
import { type JsonFile, parseJsonFile } from './json-file.ts'
import { readText } from './read-text.ts'
import { repository } from './repository.ts'
import { SourceError } from './source-error.ts'
import { schemaErrors } from './validate-file.ts'

/** A file of this repository, by its path in it, that its schema accepts. Throws SourceError, with the place. */
export function readCheckedFile(name: string, kind: Parameters<typeof schemaErrors>[0]): JsonFile {
  const file = parseJsonFile(name, readText(path.join(repository, name)))
  const [fault] = [...file.findings, ...schemaErrors(kind, file.value ?? null)]
  if (fault === undefined) return file
  const { line, column } = file.locate(fault.pointer)
  throw new SourceError('SOURCE_UNREADABLE', `${name}:${line}:${column} ${fault.message}`)
}
