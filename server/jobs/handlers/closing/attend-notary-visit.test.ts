import { describe, expect, it } from 'vitest'
import { jobInput } from '../../../../tests/support/backend/job-input.ts'
import { attendNotaryVisit } from './attend-notary-visit.ts'

const startsAt = '2026-11-23T17:00:00.000Z'
const notaryVisit = {
  startsAt,
  timeZone: 'America/Los_Angeles',
  place: 'HOME' as const,
  notary: 'Robin Hale',
  feeCents: 30_000,
}
const address = { street1: '801 Elm Street', city: 'Sacramento', state: 'CA', zip: '95814' }

describe('the visit of a notary', () => {
  it('waits for its time in earnest', async () => {
    const input = jobInput({ notaryVisit, property: { address } }, '2026-11-20T17:00:00Z', { hastens: false })
    expect(await attendNotaryVisit(input)).toEqual({ patch: {}, notBefore: new Date(startsAt) })
  })

  it('that meets nobody leaves the deed to be signed another time, and says so', async () => {
    const input = jobInput({ notaryVisit, property: { address } }, '2026-11-20T17:00:00Z')
    const application = { ...input.application, profile: { name: { firstName: 'Jo', lastName: 'Nothome' } } }
    const { event, patch } = await attendNotaryVisit({ ...input, application })
    expect(event).toBe('notaryVisitMissed')
    expect(patch.heloc).toEqual({ notaryVisit: { ...notaryVisit, missed: true } })
    expect(patch.letters).toMatchObject([{ template: 'notaryMissed' }])
  })

  it('never takes place without an appointment', async () => {
    await expect(attendNotaryVisit(jobInput({}, '2026-11-20T17:00:00Z'))).rejects.toThrow(
      'without an appointment',
    )
  })
})
