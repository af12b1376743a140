import { type Leaf, memoize } from '#engine'

/** Key that is equal for leaves which ask the same. */
export const keyOf = memoize((leaf: Leaf) => JSON.stringify(leaf))
