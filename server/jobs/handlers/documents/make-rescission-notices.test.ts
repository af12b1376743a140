import { describe, expect, it } from 'vitest'
import { jobInput } from '../../../../tests/support/backend/job-input.ts'
import { makeRescissionNotices } from './make-rescission-notices.ts'

const address = { street1: '1 SW 3rd Avenue', city: 'Miami', state: 'FL', zip: '33130' }
const heloc = { property: { occupancy: 'PRIMARY' as const, state: 'FL', address } }

describe('the right to cancel of a home in Miami', () => {
  it.each([
    ['at noon', '2026-11-20T17:00:00Z', '2026-11-24', '2026-11-25T06:00:00.000Z'],
    ['past midnight at the home alone', '2026-11-21T05:30:00Z', '2026-11-25', '2026-11-26T06:00:00.000Z'],
  ])(
    'ends at midnight of Central time, counted from the day of the home, if the notice is made %s',
    async (_when, now, day, end) => {
      const { patch } = await makeRescissionNotices(jobInput(heloc, now))
      expect(patch.heloc).toEqual({ rescissionLastDay: day, rescissionEndsAt: end })
    },
  )

  it('is said with the zone of its midnight in the notice', async () => {
    const { patch } = await makeRescissionNotices(jobInput(heloc, '2026-12-10T17:00:00Z'))
    const text = JSON.stringify(patch.documents?.[0]?.text)
    expect(text.split('midnight at the end of 12/14/2026, Central Time.')).toHaveLength(3)
  })
})
