import { describe, expect, it } from 'vitest'
import { jobInput } from '../../../../tests/support/backend/job-input.ts'
import { awaitRescission } from './await-rescission.ts'

const end = new Date('2026-11-25T05:00:00.000Z')
const heloc = {
  property: { occupancy: 'PRIMARY' as const, state: 'ME' },
  rescissionEndsAt: end.toISOString(),
}
const waiting = (now: string, hastens: boolean) => awaitRescission(jobInput(heloc, now, { hastens }))

describe('the wait for the end of the right to cancel', () => {
  it('takes the days that it takes in earnest: no clock is moved', async () => {
    expect(await waiting('2026-11-20T20:00:00Z', false)).toEqual({ patch: {}, notBefore: end })
    expect(await waiting('2026-11-25T04:59:59Z', false)).toEqual({ patch: {}, notBefore: end })
    expect(await waiting('2026-11-25T05:00:00Z', false)).toEqual({ event: 'rescissionEnded', patch: {} })
  })

  it('lets a business day go by at each turn in the sandbox, and ends at its midnight', async () => {
    const dayMs = 86_400_000
    expect(await waiting('2026-11-22T05:00:00Z', true)).toEqual({ patch: { timeShiftMs: 2 * dayMs } })
    expect(await waiting('2026-11-24T05:00:00Z', true)).toEqual({
      event: 'rescissionEnded',
      patch: { timeShiftMs: dayMs },
    })
  })
})
