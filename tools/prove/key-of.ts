import type { Leaf } from '#engine'

/** What two leaves share that ask the same. */
export function keyOf(leaf: Leaf): string {
  const key = keys.get(leaf) ?? JSON.stringify(leaf)
  keys.set(leaf, key)
  return key
}

const keys = new WeakMap<Leaf, string>()
