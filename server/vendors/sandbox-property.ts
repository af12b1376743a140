import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import type { PropertyValuer } from './vendors.ts'

export const sandboxProperty: PropertyValuer = {
  value: async ({ street1 }) => {
    const { value, condition } = sandboxAnswer(sandbox.property, { street1 })
    return { valueCents: value * 100, condition: condition === 'AVERAGE' ? 'AVERAGE' : 'GOOD' }
  },
}
