import type { TitleSearch } from '../ports/title-search.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import { sandboxDigits } from './sandbox-digits.ts'

export const sandboxTitle: TitleSearch = {
  findCoOwners: async ({ street1 }) => sandboxAnswer(sandbox.coOwners, { street1 }).coOwners,
  findLiens: async ({ street1 }) =>
    sandboxAnswer(sandbox.title, { street1 }).liens.map(({ lender, type, balance }) => ({
      lender,
      type: type === 'HELOC' ? 'HELOC' : 'MORTGAGE',
      balanceCents: balance * 100,
    })),
  isRecent: async ({ street1 }) => sandboxAnswer(sandbox.titleAge, { street1 }).isRecent,
  bringUpToDate: async (_address, { key }) => ({ reference: `T${sandboxDigits(`title ${key}`, 10)}` }),
  needsPayoffLetter: async (lender) => sandboxAnswer(sandbox.payoffLetters, { lender }).needed,
}
