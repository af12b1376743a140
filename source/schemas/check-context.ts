import type { Context } from '#generated/context'
import type { Project } from '../files/project.ts'
import type { JsonFile } from '../json/json-file.ts'

export interface CheckedContext {
  /** Undefined if there are errors. */
  readonly context: Context | undefined
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
}

/** Faults that would falsify a predicate. The server checks formats and completeness: a predicate ignores them. */
const fatal = ['type', 'enum', 'const']

/**
 * Checks a context written by hand against a project's schema: wrong types and unknown enumeration values are errors, unknown fields are
 * warnings.
 */
export function checkContext(file: JsonFile, { schemas }: Pick<Project, 'schemas'>): CheckedContext {
  const { value } = file
  const faults = schemas.errors('context', value)
  const say = ({ pointer, message, hint, what }: (typeof faults)[number]) => {
    const { line, column } = file.locate(pointer, what)
    return `${file.path}:${line}:${column} ${pointer}: ${message}${hint === undefined ? '' : ` ${hint}`}`
  }
  const errors = faults.filter(({ keyword, isNull }) => fatal.includes(keyword) && !isNull).map(say)
  const warnings = faults.filter(({ keyword }) => keyword === 'additionalProperties').map(say)
  return { context: errors.length === 0 && isContext(value) ? value : undefined, errors, warnings }
}

const isContext = (value: unknown): value is Context => typeof value === 'object' && value !== null
