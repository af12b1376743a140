import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import type { TitleSearch } from './vendors.ts'

export const sandboxTitle: TitleSearch = {
  findCoOwners: async ({ street1 }) => sandboxAnswer(sandbox.coOwners, { street1 }).coOwners,
  findLiens: async ({ street1 }) =>
    sandboxAnswer(sandbox.title, { street1 }).liens.map(({ lender, type, balance }) => ({
      lender,
      type: type === 'HELOC' ? 'HELOC' : 'MORTGAGE',
      balanceCents: balance * 100,
    })),
}
