import path from 'node:path'
import {
  asJsonObject,
  type JsonFile,
  parseJsonFile,
  readText,
  repository,
  SourceError,
  schemaErrors,
} from '#source'

/** What tests/coverage.json says. */
export interface CoverageFile {
  readonly file: JsonFile
  /** So many random applicants are sent through beside the scenarios and the roads. */
  readonly applicants: number
  readonly seed: number
  /** Item to the reason why nothing comes by it. */
  readonly uncovered: Readonly<Record<string, unknown>>
}

const name = 'tests/coverage.json'

/** Throws SourceError. */
export function loadCoverageFile(): CoverageFile {
  const file = parseJsonFile(name, readText(path.join(repository, name)))
  const [fault] = [...file.findings, ...schemaErrors('coverage', file.value ?? null)]
  if (fault !== undefined) {
    const { line, column } = file.locate(fault.pointer)
    throw new SourceError('SOURCE_UNREADABLE', `${name}:${line}:${column} ${fault.message}`)
  }
  const { applicants, seed, uncovered } = asJsonObject(file.value)
  return { file, applicants: Number(applicants), seed: Number(seed), uncovered: asJsonObject(uncovered) }
}
