import { describe, expect, it } from 'vitest'
import { jobInput } from '../../../../tests/support/backend/job-input.ts'
import { awaitNotaryPeriod } from './await-notary-period.ts'

const address = { city: 'El Paso', state: 'TX', zip: '79901' }
const opensAt = '2026-11-14T07:00:00.000Z'
const waiting = (now: string, hastens: boolean) =>
  awaitNotaryPeriod(
    jobInput({ property: { state: 'TX', address }, notaryOpensAt: opensAt }, now, { hastens }),
  )

describe('the Texas waiting period', () => {
  it('takes its days in earnest: no clock is moved', async () => {
    expect(await waiting('2026-11-03T18:00:00Z', false)).toEqual({ patch: {}, notBefore: new Date(opensAt) })
  })

  it('lets a day of the home go by at each turn in the sandbox', async () => {
    const { patch, event } = await waiting('2026-11-10T07:00:00Z', true)
    expect([event, patch.timeShiftMs]).toEqual([undefined, 86_400_000])
  })

  it('ends with the first moment of its day, not before, and says so by letter', async () => {
    expect((await waiting('2026-11-14T06:59:59Z', true)).event).toBeUndefined()
    const ended = await waiting(opensAt, true)
    expect(ended.event).toBe('notaryPeriodEnded')
    expect(ended.patch.letters).toMatchObject([{ template: 'deedReady' }])
  })
})
