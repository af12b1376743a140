import type { FloodDetermination } from '../ports/flood-determination.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'

export const sandboxFlood: FloodDetermination = {
  certify: async ({ street1 }, order) => {
    const { delayed, zone, insuranceRequired } = sandboxAnswer(sandbox.flood, { street1 })
    return delayed && order === 'NEW' ? undefined : { zone, insuranceRequired }
  },
}
