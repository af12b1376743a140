import { asJsonObject, type JsonFile, readCheckedFile } from '#source'

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
  const file = readCheckedFile(name, 'coverage')
  const { applicants, seed, uncovered } = asJsonObject(file.value)
  return { file, applicants: Number(applicants), seed: Number(seed), uncovered: asJsonObject(uncovered) }
}
