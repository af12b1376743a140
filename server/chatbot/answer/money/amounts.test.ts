import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { fieldEnums } from '#generated/fields'
import { shippedTenants } from '../../../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../../../tests/support/backend/test-application.ts'
import { toldStageOf } from '../../../applications/told-stage-of.ts'
import { payoutValues } from '../../../documents/made/payout-values.ts'
import { ownAnswer } from '../own-answer.ts'

const tenant = shippedTenants().resolve('hearthline')
const states = fieldEnums['status.checklistStatus'] ?? []
const offer: Heloc = { amount: 60_000, term: 15, rate: 9.5, originationFeeBps: 299 }
const lines = [
  { name: 'a line', heloc: offer, receives: '$58,206.00' },
  {
    name: 'a line that pays off a loan',
    heloc: { ...offer, payoff: { amount: 45_000 } },
    receives: '$13,206.00',
  },
  {
    name: 'a line of which only a part is drawn',
    heloc: { ...offer, uwCalculatedDrawAmount: 20_000 },
    receives: '$19,402.00',
  },
]
const tell = (question: Parameters<typeof ownAnswer>[2], heloc: Heloc, state: string) =>
  ownAnswer(tenant, { ...testApplication(heloc), state }, question)
const isOver = (state: string) =>
  ['ended', 'cancelled'].includes(toldStageOf(tenant, { state, heloc: {} }) ?? '')

describe.each(lines)('whoever asks what they receive of $name', ({ heloc, receives }) => {
  it('is told what the summary, the closing disclosure and the last page say, in every state', () => {
    expect(payoutValues(tenant, heloc).youReceive).toBe(receives)
    for (const state of states.filter((each) => !isOver(each) && each !== 'REVISED_OFFER_SELECTION')) {
      const said = tell('received', heloc, state)
      expect(said, state).toMatch(/^(You received|With the offer you chose, you receive) /)
      expect(said, state).toContain(`${receives}: the initial draw of`)
      expect(said.startsWith('You received'), state).toBe(toldStageOf(tenant, { state, heloc }) === 'done')
    }
  })
})

describe('whoever asks what they receive', () => {
  it('is told nothing of an offer that no longer holds, or of an application that is over', () => {
    expect(tell('received', offer, 'REVISED_OFFER_SELECTION')).toMatch(/no longer holds/)
    for (const state of states.filter(isOver)) expect(tell('received', offer, state)).not.toContain('$')
  })

  it('is told by the general answer before an offer is chosen', () => {
    expect(tell('received', {}, 'OFFER_SELECTION')).toBe('')
  })
})

describe('whoever asks what they were charged', () => {
  it('is told of fees, and not of the amount of the line', () => {
    for (const state of states) expect(tell('charged', offer, state), state).not.toContain('$60,000')
    expect(tell('charged', offer, 'NOTE_SIGNING')).toBe(
      'You have paid us nothing so far. With the offer you chose, the origination fee is $1,794.00, taken from the initial draw when the money is sent.',
    )
    expect(tell('charged', {}, 'OFFER_SELECTION')).toBe('You have paid us nothing so far.')
  })

  it('is told what the valuation, the notary and the county took', () => {
    const visit = { startsAt: '2026-11-21T20:00:00Z', timeZone: 'America/New_York', place: 'HOME' } as const
    const said = tell(
      'charged',
      {
        ...offer,
        valuation: { feePaid: 180, orderedAt: '2026-11-20T12:00:00Z', receivedAt: '2026-11-21T12:00:00Z' },
        notaryVisit: { ...visit, feeCents: 30_000 },
        deedSignedAt: '2026-11-21T21:00:00Z',
        recordingCosts: { feeCents: 12_500, taxCents: 3_300 },
      },
      'COMPLETE',
    )
    for (const fee of [
      'You paid $180 for the valuation.',
      'You paid the notary $300 at the visit.',
      'The origination fee of $1,794.00 was taken from the initial draw.',
      'The county charged $125.00 to record the deed and $33.00 in recording tax.',
    ])
      expect(said).toContain(fee)
  })
})
