/**
 * Drops '' before validation, in browser and server alike: form libraries send it for an empty field, which counts as
 * missing.
 */
export function dropEmptyStrings(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== '').map(dropEmptyStrings)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === '' ? [] : [[key, dropEmptyStrings(each)]])),
  )
}
