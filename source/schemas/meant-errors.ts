import type { ErrorObject } from 'ajv/dist/2020.js'

/**
 * Errors except those of alternatives that the author did not mean. The choice itself (`anyOf`, `oneOf`) is reported
 * only if the intended alternative cannot be determined.
 */
export const meantErrors = (errors: readonly ErrorObject[]): readonly ErrorObject[] =>
  errors.filter(isChoice).reduce(withoutUnmeant, errors)

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf'

function withoutUnmeant(errors: readonly ErrorObject[], choice: ErrorObject): readonly ErrorObject[] {
  const { instancePath: place, parentSchema } = choice
  const isBranch = (error: ErrorObject) => error.instancePath === place && error.parentSchema !== parentSchema
  const branches = errors.filter(isBranch)
  const meant = branches.filter(isMeant)
  const others = errors.filter((error) => error !== choice && !isBranch(error))
  const isTold = others.some((error) => `${error.instancePath}/`.startsWith(`${place}/`))
  const kinds = new Set(meant.map((error) => error.parentSchema)).size
  const told = kinds === 1 ? meant : kinds === 0 && !isTold ? misspelt(branches) : []
  return [...others, ...told, ...(isTold || told.length > 0 ? [] : [choice])]
}

/** Whether a value has the kind that an alternative describes: its type, or an object with one of its keys. */
function isMeant({ data, parentSchema }: ErrorObject): boolean {
  const { type, properties } = parentSchema ?? {}
  if (typeof data !== 'object' || data === null) return type === undefined || type === typeof data
  if (Array.isArray(data)) return type === 'array'
  return Object.keys(data).some((key) => Object.hasOwn(properties ?? {}, key))
}

/** Errors for keys that no alternative knows, each reported once with all known keys. */
function misspelt(branches: readonly ErrorObject[]): readonly ErrorObject[] {
  const properties = Object.assign({}, ...branches.map(({ parentSchema }) => parentSchema?.properties))
  const unknown = branches.filter(({ keyword }) => keyword === 'additionalProperties')
  const byName = new Map(unknown.map((error) => [error.params.additionalProperty, error]))
  return [...byName.values()].map((error) => ({ ...error, parentSchema: { properties } }))
}
