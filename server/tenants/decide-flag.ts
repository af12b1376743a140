import type { FlagDecision } from '#generated/api'
import type { CompleteTenant } from '#generated/tenant'

/** A flag of the lender with its variables; one that it does not have is off. Lists go out as JSON text (core specification 3). */
export function decideFlag({ flags = {} }: Pick<CompleteTenant, 'flags'>, key: string): FlagDecision {
  const { enabled = false, variables = {} } = Object.hasOwn(flags, key) ? (flags[key] ?? {}) : {}
  const texts = Object.entries(variables).map(([name, value]) => [
    name,
    Array.isArray(value) ? JSON.stringify(value) : value,
  ])
  return { flagEnabled: enabled, variables: Object.fromEntries(texts) }
}

export const enabledFlags = ({ flags = {} }: Pick<CompleteTenant, 'flags'>): string[] =>
  Object.keys(flags).filter((key) => flags[key]?.enabled)
