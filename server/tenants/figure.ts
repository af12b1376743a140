import type { LimitSource } from '#engine'

/** Returns a figure of a limit of flows/limits.json. Throws if it is missing, because there is no default. */
export function figure(limit: LimitSource | undefined, key: string): number {
  const value = limit?.[key]
  if (value === undefined) throw new Error(`flows/limits.json lacks the figure ${key}.`)
  return value
}
