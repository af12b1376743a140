import type { CoverageSource } from '#engine'
import { type JsonFile, readCheckedFile, repository } from '#source'

/** Content of tests/coverage.json, with its place. */
export interface CoverageFile extends CoverageSource {
  readonly file: JsonFile
}

const name = 'tests/coverage.json'

/** Loads tests/coverage.json of a folder. Throws SourceError. */
export function loadCoverageFile(dir: string = repository): CoverageFile {
  const file = readCheckedFile(name, 'coverage', dir)
  const value: unknown = file.value
  if (!isCoverage(value)) throw new Error(`${name} is read without being checked.`)
  return { file, ...value }
}

// readCheckedFile has checked it.
const isCoverage = (value: unknown): value is CoverageSource => typeof value === 'object' && value !== null
