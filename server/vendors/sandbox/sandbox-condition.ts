import type { PropertyCondition } from '#generated/domain'

const conditions: readonly PropertyCondition[] = ['POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT']

/** Returns the property condition that a row of the sandbox names. */
export const sandboxCondition = (name: string | undefined): PropertyCondition =>
  conditions.find((known) => known === name) ?? 'NOT_AVAILABLE'
