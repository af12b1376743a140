import { type Leaf, memoize } from '#engine'

/** Key that is equal for leaves which ask the same, in whatever order they name the field and the operator. */
export const keyOf = memoize(({ field, ...operator }: Leaf) => JSON.stringify({ field, ...operator }))
