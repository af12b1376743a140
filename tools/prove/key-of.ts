import { type Leaf, memoize } from '#engine'

/** What two leaves share that ask the same. */
export const keyOf = memoize((leaf: Leaf) => JSON.stringify(leaf))
