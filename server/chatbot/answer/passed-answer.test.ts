import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../../tests/support/backend/test-application.ts'
import type { Application } from '../../applications/application.ts'
import { ownAnswerTo } from './own-answer.ts'

const tenant = shippedTenants().resolve('hearthline')
const withdrawn = { cancellation: { kind: 'WITHDRAWN', at: '2026-11-21T12:00:00.000Z' } } as const
const deedSignedAt = '2026-11-21T12:00:00.000Z'
const tell = (
  id: string,
  state: string,
  heloc: Application['heloc'] = {},
  more: Partial<Application> = {},
) => {
  const article = tenant.effective.source.help.articles?.[id]
  if (article === undefined) throw new Error(`There is no article ${id}.`)
  return ownAnswerTo(article, tenant, { ...testApplication(heloc), state, ...more })
}

describe('whoever is past what an article is about', () => {
  it.each([
    'draw-again',
    'home-insurance',
    'prove-income',
    'link-bank',
    'change-answers',
    'payoff-letter',
    'notary-appointment',
    'enotary',
    'risk-of-losing-home',
    'valuation-time',
  ])('is told that the application is over, and not what %s says of one that goes on', (id) => {
    expect(tell(id, 'CANCELLED', withdrawn)).toMatch(/^Your application was withdrawn\. No money is sent/)
    expect(tell(id, 'DECLINED')).toMatch(/^Your application has ended\./)
  })

  it('is told that the home secures nothing, unless the deed was recorded', () => {
    const secures = 'No line was opened, so your home is not used as security for it.'
    expect(tell('risk-of-losing-home', 'CANCELLED', withdrawn)).toContain(secures)
    const milestones = { recorded: '2026-11-25' }
    const recorded = { loanFile: { esignCode: '1234', milestones } } as Partial<Application>
    expect(tell('risk-of-losing-home', 'DECLINED', {}, recorded)).not.toContain(secures)
    for (const state of ['NOTE_SIGNING', 'RESCISSION', 'COMPLETE'])
      expect(tell('risk-of-losing-home', state)).toBe('')
  })

  it('is not asked again for what they sent', () => {
    expect(tell('home-insurance', 'TRUST_AND_INSURANCE')).toBe('')
    const sent = { insurance: { complete: true } }
    for (const state of ['TRUST_AND_INSURANCE', 'RESCISSION', 'COMPLETE'])
      expect(tell('home-insurance', state, sent)).toMatch(/^We have your proof of home insurance\./)
    expect(tell('prove-income', 'INCOME_VERIFICATION')).toBe('')
    expect(tell('prove-income', 'RESCISSION')).toMatch(/^You have signed and sent in everything\./)
  })

  it('is not told to meet a notary once the deed is signed', () => {
    for (const id of ['enotary', 'need-notary', 'notary-in-person', 'notary-appointment', 'notary-trouble'])
      expect(tell(id, 'TRUST_AND_INSURANCE', { deedSignedAt })).toBe(
        'You have signed the deed. You no longer need to meet the notary.',
      )
  })
})

describe('whoever asks about the notary', () => {
  const at = (state: string) => ({
    property: { address: { street1: '1 Main Street', city: 'Town', state, postalCode: '90001' } },
  })

  it('is answered by where their home is', () => {
    for (const id of ['enotary', 'need-notary']) {
      expect(tell(id, 'OFFER_SELECTION', at('NV'))).toMatch(/^You sign the deed before a notary by video/)
      const inPerson = { status: { manualNotary: true } } as unknown as Partial<Application>
      expect(tell(id, 'OFFER_SELECTION', at('CA'), inPerson)).toMatch(
        /^You sign the deed before a notary in person/,
      )
    }
  })

  it('is told that an appointment is off with the application, and of one that was missed nothing', () => {
    const visit = {
      startsAt: '2026-12-02T18:00:00.000Z',
      timeZone: 'America/Los_Angeles',
      place: 'HOME',
      feeCents: 0,
    } as const
    const off = 'Your appointment with the notary is canceled with it.'
    for (const id of ['notary-when', 'need-notary', 'notary-appointment'])
      expect(tell(id, 'CANCELLED', { ...withdrawn, notaryVisit: visit })).toContain(off)
    const missed = { ...withdrawn, notaryVisit: { ...visit, missed: true } }
    expect(tell('notary-when', 'CANCELLED', missed)).not.toContain(off)
  })
})
