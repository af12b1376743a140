import type { PropertyRecords } from '../ports/property-records.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'

interface RecordsAnswer {
  readonly outcome: string
  readonly units?: readonly string[]
}

const outcomes = ['NONE', 'OWNER_DIFFERS', 'RECORDS_DISAGREE'] as const

export const sandboxRecords: PropertyRecords = {
  match: async ({ street1, street2 }) => {
    const { outcome, units = [] }: RecordsAnswer = sandboxAnswer(sandbox.propertyRecords, {
      street1,
      street2,
    })
    if (outcome === 'SEVERAL') return { outcome, units }
    return { outcome: outcomes.find((known) => known === outcome) ?? 'MATCH' }
  },
}
