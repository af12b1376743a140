import type { LimitSource } from '#engine'
import { figure } from './figure.ts'

/** Returns several figures of a limit of flows/limits.json. Throws if one is missing. */
export function requireFigures<Name extends string>(
  limit: LimitSource | undefined,
  ...names: readonly Name[]
): Readonly<Record<Name, number>> {
  const entries = names.map((name) => [name, figure(limit, name)] as const)
  return Object.fromEntries(entries) as Record<Name, number> // every name was just found
}
