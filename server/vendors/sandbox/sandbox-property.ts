import type { PropertyValuer } from '../ports/property-valuer.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import { sandboxCondition } from './sandbox-condition.ts'

const withoutValue = ['NOT_FOUND', 'UNCERTAIN', 'RURAL'] as const

export const sandboxProperty: PropertyValuer = {
  value: async ({ street1, state }) => {
    const {
      outcome,
      value,
      condition,
      needsOpinion = false,
    } = sandboxAnswer(sandbox.property, {
      street1,
      state,
    })
    if (value === undefined)
      return { outcome: withoutValue.find((known) => known === outcome) ?? 'NOT_FOUND' }
    return {
      outcome: 'VALUED',
      valueCents: value * 100,
      condition: sandboxCondition(condition),
      needsOpinion,
    }
  },
}
