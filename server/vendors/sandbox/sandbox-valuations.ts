import type { ValuationNetwork } from '../ports/valuation-network.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import { sandboxCondition } from './sandbox-condition.ts'
import { sandboxDigits } from './sandbox-digits.ts'

export const sandboxValuations: ValuationNetwork = {
  order: async ({ kind }, { key }) => ({ reference: `${kind}-${sandboxDigits(`valuation ${key}`, 8)}` }),
  receive: async ({ kind, address: { street1 } }) => {
    const { value, condition } = sandboxAnswer(sandbox.valuations, { street1 })
    return {
      valueCents: value * 100,
      condition: sandboxCondition(condition),
      valuedBy: sandbox.valuers[kind],
    }
  },
  callOff: async (_order, { key }) => ({ reference: sandboxDigits(`valuation ${key}`, 8) }),
}
