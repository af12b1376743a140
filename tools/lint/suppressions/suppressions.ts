import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SuppressionSource } from '#generated/dsl'
import {
  asJsonObject,
  type Finding,
  findingAt,
  type JsonFile,
  ownSchemas,
  parseJsonFile,
  pointerTo,
  readText,
} from '#source'

export interface Suppressions {
  readonly file: JsonFile
  /** Entries in the order of the file. */
  readonly entries: readonly SuppressionSource[]
  /** Findings about the file itself; if there are any, no entry is read. */
  readonly findings: readonly Finding[]
}

export const suppressionsFile = 'lint-suppressions.json'

/** Loads the suppressions beside flows/ and tenants/; undefined if there are none. */
export function loadSuppressions(dir: string): Suppressions | undefined {
  const file = path.join(dir, suppressionsFile)
  return existsSync(file) ? toSuppressions(parseJsonFile(suppressionsFile, readText(file))) : undefined
}

export function toSuppressions(file: JsonFile): Suppressions {
  if (file.findings.length > 0) return { file, entries: [], findings: file.findings }
  const findings = ownSchemas()
    .errors('suppressions', file.value)
    .map((error) => findingAt({ rule: 'schema', ...error }, { file, pointer: error.pointer }))
  const { suppressions } = asJsonObject(file.value)
  return { file, findings, entries: findings.length === 0 && hasShape(suppressions) ? suppressions : [] }
}

// The schema has checked it.
const hasShape = (suppressions: unknown): suppressions is readonly SuppressionSource[] =>
  Array.isArray(suppressions)

export const entryPointer = (index: number): string => pointerTo('suppressions', index)
