import { dayIn } from '#engine'
import { instantIn } from '#product'
import { nextBusinessDay } from '../../clock/business-days.ts'
import type { Notary } from '../ports/notary.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import { sandboxDigits } from './sandbox-digits.ts'

const hourMs = 3_600_000

export const sandboxNotary: Notary = {
  openSession: async ({ key }) => ({
    notary: sandboxAnswer(sandbox.notary, {}).notary,
    sessionCode: sandboxDigits(`notary ${key}`, 6),
  }),
  joinSession: async ({ lastName }) =>
    sandboxAnswer(sandbox.notarySessions, { lastName }).outcome === 'FAILED' ? 'FAILED' : 'OPEN',
  findSlots: async ({ street1, city, state, zip }, { from, timeZone }) => {
    const { days, hours } = sandboxAnswer(sandbox.notarySlots, { street1 })
    const starts = businessDays(dayIn(timeZone, from), days).map((day) => instantIn(timeZone, day).getTime())
    const { notary, office } = sandboxAnswer(sandbox.notary, {})
    return {
      notary,
      office: `${office}, ${city}, ${state} ${zip.slice(0, 5)}`,
      slots: starts.flatMap((start) => hours.map((hour) => new Date(start + hour * hourMs).toISOString())),
    }
  },
  book: async (_address, { lastName, place }) =>
    sandboxAnswer(sandbox.notaryBookings, { lastName, place }).outcome === 'TAKEN' ? 'TAKEN' : 'BOOKED',
  callOff: async (_appointment, { key }) => ({ reference: sandboxDigits(`notary ${key}`, 12) }),
  visit: async (_address, { lastName, place }) =>
    sandboxAnswer(sandbox.notaryVisits, { lastName, place }).outcome === 'MISSED' ? 'MISSED' : 'SIGNED',
}

function businessDays(day: string, count: number): readonly string[] {
  if (count === 0) return []
  const next = nextBusinessDay(day)
  return [next, ...businessDays(next, count - 1)]
}
