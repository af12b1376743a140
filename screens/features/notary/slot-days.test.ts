import { describe, expect, it } from 'vitest'
import { slotDays } from './slot-days.ts'

describe('the free times of a notary', () => {
  it('stand under the day and hour of the home, not of the reader, and name its time zone', () => {
    const slots = ['2026-11-24T06:00:00.000Z', '2026-11-24T17:00:00.000Z']
    expect(slotDays(slots, 'America/Los_Angeles', 'en-US')).toEqual([
      {
        day: '2026-11-23',
        label: 'Monday, November 23',
        times: [{ startsAt: slots[0], label: expect.stringMatching(/^10:00\sPM PST$/) }],
      },
      {
        day: '2026-11-24',
        label: 'Tuesday, November 24',
        times: [{ startsAt: slots[1], label: expect.stringMatching(/^9:00\sAM PST$/) }],
      },
    ])
  })
})
