import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A request and its answer, of applicants whom tests made up. */
export interface Example {
  readonly request?: unknown
  readonly response?: unknown
}

/** Examples by operation id, recorded by `RECORD_EXAMPLES=FILE npx vitest run server`, written by `WRITE_EXAMPLES=FILE npx vitest run server/openapi/examples`. */
export const loadExamples = (): Readonly<Record<string, Example>> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'examples.json'), 'utf8'))
