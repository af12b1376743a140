import type { PredicateSource } from '#engine'

/** Condition that holds in every context. */
export const always: PredicateSource = { all: [] }
/** Condition that holds in none. */
export const never: PredicateSource = { any: [] }

/** Way from a condition to a part of it. */
export type Path = readonly (string | number)[]

/** Parts of a condition that a change may replace: the whole, and each part of `all`, `any` and `not`. */
export function partsOf(
  node: PredicateSource,
  path: Path = [],
): readonly { readonly node: PredicateSource; readonly path: Path }[] {
  const below = (parts: readonly PredicateSource[], key: 'all' | 'any') => [
    ...parts.flatMap((part, index) => partsOf(part, [...path, key, index])),
    ...(parts.length > 1 ? [{ node, path }] : []),
  ]
  if (typeof node === 'string') return [{ node, path }]
  if ('not' in node) return partsOf(node.not, [...path, 'not'])
  if ('all' in node) return below(node.all, 'all')
  return 'any' in node ? below(node.any, 'any') : [{ node, path }]
}

/** Condition with another part at the end of a path. */
export function replaceAt(
  node: PredicateSource,
  [key, index, ...rest]: Path,
  other: PredicateSource,
): PredicateSource {
  if (key === undefined || typeof node === 'string') return other
  if (key === 'not' && 'not' in node)
    return { not: replaceAt(node.not, index === undefined ? [] : [index, ...rest], other) }
  const replaced = (parts: readonly PredicateSource[]) =>
    parts.map((part, at) => (at === index ? replaceAt(part, rest, other) : part))
  if ('all' in node) return { all: replaced(node.all) }
  return 'any' in node ? { any: replaced(node.any) } : node
}

/** The same parts under `any` for `all`, or `all` for `any`, and what that means, as the beginning of a clause. */
export function exchanged(
  node: PredicateSource,
): readonly { readonly other: PredicateSource; readonly words: string }[] {
  if (typeof node === 'string') return []
  if ('all' in node) return [{ other: { any: node.all }, words: 'one part sufficed of' }]
  return 'any' in node ? [{ other: { all: node.any }, words: 'every part was asked of' }] : []
}
