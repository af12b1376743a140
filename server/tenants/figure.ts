import type { LimitSource } from '#engine'

/** A figure of a limit of flows/limits.json. Throws where there is none: nothing else may stand in for it. */
export function figure(limit: LimitSource | undefined, key: string): number {
  const value = limit?.[key]
  if (value === undefined) throw new Error(`flows/limits.json lacks the figure ${key}.`)
  return value
}
