import { isJsonObject, type Json } from './json-value.ts'

/** Value at the end of a path of keys and indices, undefined if absent. */
export const valueAt = (value: Json | undefined, steps: readonly string[]): Json | undefined =>
  steps.reduce<Json | undefined>((parent, step) => {
    if (Array.isArray(parent)) return parent[Number(step)]
    return isJsonObject(parent) && Object.hasOwn(parent, step) ? parent[step] : undefined
  }, value)
