/** Part of a context. */
export interface Part {
  readonly [key: string]: unknown
}

/** Part of a context in which fields have these values; `documents[].type` is said of one more element. */
export function partOf(values: readonly (readonly [field: string, value: unknown])[]): Part {
  const part: Record<string, unknown> = {}
  for (const [field, value] of values) put(part, field.split('.'), value)
  return part
}

function put(
  parent: Record<string, unknown>,
  [step = '', ...below]: readonly string[],
  value: unknown,
): void {
  const key = step.replace('[]', '')
  const isList = step.endsWith('[]')
  if (below.length === 0) {
    parent[key] = isList ? [value] : value
    return
  }
  const list = parent[key] as [Record<string, unknown>] | undefined
  const known = isList ? list?.[0] : (parent[key] as Record<string, unknown> | undefined)
  const child = known ?? {}
  parent[key] = isList ? [child] : child
  put(child, below, value)
}
