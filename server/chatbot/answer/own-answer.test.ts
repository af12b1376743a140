import { describe, expect, it } from 'vitest'
import { fieldEnums } from '#generated/fields'
import { shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../../tests/support/backend/test-application.ts'
import type { Application } from '../../applications/application.ts'
import { ownAnswer } from './own-answer.ts'
import { pageTitle } from './page-title.ts'

const tenant = shippedTenants().resolve('hearthline')
const at = (state: string, more: Partial<Application> = {}): Application => ({
  ...testApplication(),
  state,
  ...more,
})
const tell = (application: Application, question: Parameters<typeof ownAnswer>[2]) =>
  ownAnswer(tenant, application, question)

const questions = [
  'why',
  'next',
  'needed',
  'money',
  'payment',
  'monthly',
  'amount',
  'duration',
  'held',
  'notary',
  'cancel',
  'approved',
  'debt',
  'credit',
  'rate',
  'payout',
  'stopped',
] as const

const condition = {
  uuid: '0b8f0e8e-6c1f-4d5e-9d7a-2f4a8c1b7e56',
  category: 'MISSING_PHONE_NUMBER',
  created: '2026-11-20T12:00:00.000Z',
  documents: [],
  seen: [],
  state: 'OPEN',
  count: 1,
} as const

describe('what somebody is told of their own application', () => {
  it('names the page that is due and whose turn it is', () => {
    expect(tell(at('INCOME_VERIFICATION'), 'why')).toBe(
      'Your application is at “Verify your income”. It is your turn there: everything before it is done.',
    )
    expect(tell(at('FINAL_TITLE'), 'next')).toContain('There is nothing you need to do right now.')
  })

  it('says that we look for a credit file, and that the number may be corrected, but not that it is their turn', () => {
    for (const question of ['why', 'next', 'needed'] as const) {
      const said = tell(at('CREDIT_NO_MATCH_SSN'), question)
      expect(said).toContain('nothing you need to do right now: we are working on it')
      expect(said).toContain('If something you entered there is wrong, you can correct it.')
      expect(said).not.toContain('It is your turn')
    }
  })

  it('says that somebody calls about the visit for a valuation, and not that there is nothing to do', () => {
    for (const question of ['why', 'next', 'needed'] as const) {
      const said = tell(at('BPO_PROCESSING'), question)
      expect(said).toContain('A real estate broker will call you to set a time for the visit to your home')
      expect(said).not.toContain('nothing you need to do')
    }
  })

  it('says under a fraud alert why we call, and not that there is nothing to do', () => {
    for (const question of ['why', 'next', 'needed', 'duration'] as const) {
      const said = tell(at('FACTA_REVIEW'), question)
      expect(said).toContain(
        'We may call the number in your fraud alert to make sure that it is you. Please answer the call',
      )
      expect(said).not.toContain('nothing you need to do')
    }
  })

  it('says which co-owner does not sign, in place of the page that waits for every owner', () => {
    const helocSigners = [{ uuid: condition.uuid, name: 'Sam Okafor', refusal: 'UNWILLING' as const }]
    for (const question of ['why', 'next', 'needed'] as const) {
      const said = tell(at('CO_DEED_REQ', { heloc: { helocSigners } }), question)
      expect(said).toMatch(/^Sam Okafor does not want to sign, and without them the line cannot be opened\./)
      expect(said).not.toContain('Every owner signs')
    }
  })

  it('names a page by the title that it has in the state of the application', () => {
    const page = (state: string) => /“(.*)”/.exec(tell(at(state), 'why'))?.[1]
    expect(page('NOTARY_WAITING_PERIOD')).toBe('You can sign the deed soon')
    expect(page('ATTORNEY_REVIEW')).toBe('An attorney reviews your closing')
    expect(page('DEED_SIGNING')).toBe('Meet your notary')
    expect(page('FINAL_TITLE_REVIEW')).toBe('We are checking the title to your home')
    expect(page('BPO_PROCESSING')).toBe('Your home is being valued')
    expect(page('SOFT_CREDIT_FROZEN')).toBe('Your credit file is frozen')
    expect(page('FACTA_REVIEW')).toBe('Your credit file has a fraud alert')
  })

  it('says what a reviewer asks for beside what the step needs, and where, by the titles of the pages', () => {
    const heloc = { deedSignedAt: '2026-11-21T12:00:00.000Z' }
    const asked = at('TRUST_AND_INSURANCE', {
      heloc,
      status: { condition: condition.category } as Application['status'],
      loanFile: { esignCode: '1234', conditions: [condition] },
    })
    for (const question of ['why', 'next', 'needed', 'money'] as const) {
      const said = tell(asked, question)
      expect(said).toMatch(/^A reviewer is asking for: .*\. Find each one at “What we still need from you”\./)
      expect(said).toContain(`“${pageTitle(tenant, 'insurance/upload')}”`)
    }
  })

  it('says when and where the notary is met, what it costs and what to bring', () => {
    const visit = { startsAt: '2026-11-27T20:00:00Z', timeZone: 'America/Los_Angeles', feeCents: 30_000 }
    const notaryVisit = { ...visit, place: 'OFFICE', office: '400 Main Street' } as const
    const said = tell(at('WAITING_FOR_NOTARY_VISIT', { heloc: { notaryVisit } }), 'next')
    expect(said).toContain(
      'Your appointment with the notary: Friday, November 27, 2026 at 12:00 PM PST, at the notary’s office, 400 Main Street. Have the ID ready that you sent us. The notary costs $300',
    )
    expect(said).not.toContain('nothing you need to do')
    const missed = { heloc: { notaryVisit: { ...notaryVisit, missed: true } } }
    expect(tell(at('DEED_SIGNING', missed), 'next')).toMatch(
      /The notary did not meet you at the appointment: .*Please choose another time/,
    )
  })

  it('says that no notary is free where none is, and not that the applicant has to reserve one', () => {
    for (const question of ['why', 'next', 'needed', 'duration', 'notary'] as const) {
      const status = { closingComplete: true } as Application['status']
      const said = ownAnswer(tenant, at('MANUAL_DEED_SIGNING', { status }), question, true)
      expect(said).toContain('No notary is available near you')
      expect(said).not.toMatch(/your turn|what we need next there/)
      expect(tell(at('MANUAL_DEED_SIGNING', { status }), question)).not.toContain('No notary is available')
    }
  })

  it('says to who waits for a payoff letter that it takes days, and what helps', () => {
    const heloc = { payoff: { letter: 'AWAITED' } } as never
    for (const question of ['why', 'next', 'needed', 'duration', 'money'] as const) {
      const said = tell(at('PAYOFF_REQUEST_PENDING', { heloc }), question)
      expect(said).not.toMatch(/nothing you need to do|5 business days with a remote notary/)
      if (question !== 'money')
        expect(said).toMatch(/usually two to five business days\. .* please say yes\. Keep paying as usual/)
    }
  })

  it('says in the waiting period of Texas from which day one can sign, and that the law makes one wait', () => {
    for (const question of ['why', 'next', 'needed', 'duration'] as const) {
      const said = tell(at('NOTARY_WAITING_PERIOD', { heloc: { notaryOpensDay: '2026-12-09' } }), question)
      expect(said).toContain('you can sign the deed starting 12/09/2026')
      expect(said).toContain('the law makes everyone wait')
      expect(said).not.toContain('We are working on it')
    }
  })

  it('says when the notary is met: the day booked, the day of the law, or what comes before', () => {
    const notaryVisit = {
      ...{ startsAt: '2026-11-27T20:00:00Z', timeZone: 'America/Los_Angeles', feeCents: 0 },
      place: 'HOME',
    } as const
    const property = { address: { street1: '12 Main Street', city: 'Reno', state: 'NV', zip: '89501' } }
    expect(tell(at('WAITING_FOR_NOTARY_VISIT', { heloc: { notaryVisit, property } }), 'notary')).toContain(
      'Friday, November 27, 2026 at 12:00 PM PST, at your home, 12 Main Street, Reno',
    )
    const waiting = {
      heloc: { notaryOpensDay: '2026-12-09' },
      status: { closingComplete: true } as Application['status'],
    }
    expect(tell(at('NOTARY_WAITING_PERIOD', waiting), 'notary')).toContain('starting 12/09/2026')
    expect(tell(at('INCOME_VERIFICATION'), 'notary')).toMatch(/^You sign the deed before a notary once/)
    const deedSignedAt = '2026-11-27T20:30:00.000Z'
    for (const state of ['TRUST_AND_INSURANCE', 'COMPLETE'])
      expect(tell(at(state, { heloc: { deedSignedAt } }), 'notary')).toMatch(/^You have signed the deed\./)
    expect(tell(at('DECLINED'), 'notary')).toContain('has ended')
  })

  it('says until when one can still cancel, and to whom it is over that it is', () => {
    const own = (state: string, occupancy: 'PRIMARY' | 'INVESTMENT', more: object = {}) =>
      tell(at(state, { heloc: { property: { occupancy }, ...more } as never }), 'cancel')
    const counted = '3 business days after everyone has signed and received the notice'
    expect(own('RESCISSION', 'PRIMARY', { rescissionLastDay: '2026-11-28' })).toContain(
      'until midnight at the end of 11/28/2026, Eastern Time, at no cost',
    )
    expect(own('TRUST_AND_INSURANCE', 'PRIMARY')).toContain(`You may still cancel until ${counted}`)
    expect(own('NOTE_SIGNING', 'PRIMARY')).toMatch(
      /withdraw on your dashboard until the last signature.*from the first signature on you may also cancel/,
    )
    expect(own('NOTE_SIGNING', 'INVESTMENT')).not.toContain('cancel')
    for (const state of ['RECORDING', 'FUNDABLE', 'COMPLETE'])
      expect(own(state, 'PRIMARY')).toMatch(/^The time to cancel has passed\./)
    for (const state of ['TRUST_AND_INSURANCE', 'COMPLETE'])
      expect(own(state, 'INVESTMENT')).toMatch(/only for the home where you live/)
    expect(own('DECLINED', 'PRIMARY')).toContain('has ended')
    const cancellation = { kind: 'RESCINDED', at: '2026-11-28T12:00:00.000Z', by: 'Jo' }
    expect(own('CANCELLED', 'PRIMARY', { cancellation })).toMatch(/^Your line of credit was canceled\./)
  })

  it('names the link on the dashboard to where one cancels, which is not the page that the application is at', () => {
    const told = (state: string, more: object = {}) =>
      tell(at(state, { heloc: { property: { occupancy: 'PRIMARY' }, ...more } as never }), 'cancel')
    expect(told('TRUST_AND_INSURANCE')).toContain(
      'with the link “You may still cancel, at no cost” on your dashboard, or in writing',
    )
    expect(told('RESCISSION', { rescissionLastDay: '2026-11-28' })).toContain(
      'with the link “You may still cancel, through 11/28/2026, Eastern Time” on your dashboard, or in writing',
    )
  })

  it('names the usual time to the money only where nothing stops the application or makes it longer', () => {
    const told = (state: string, property: object = {}, others: object = {}) => {
      const home = { occupancy: 'PRIMARY', valueSource: 'AUTOMATED', address: { state }, ...property }
      return tell(at('INCOME_VERIFICATION', { heloc: { property: home, ...others } as never }), 'money')
    }
    expect(told('NV')).toContain('Funding is possible in 5 business days')
    for (const state of ['TX', 'CA', 'MA']) expect(told(state)).not.toContain('Funding is possible')
    expect(told('NV', { valueSource: 'STATED' })).not.toContain('Funding is possible')
    const helocSigners = [{ name: 'Robin Doe', refusal: 'NOT_OWNER' }]
    expect(told('NV', {}, { helocSigners })).not.toContain('Funding is possible')
    const property = { occupancy: 'PRIMARY', valueSource: 'AUTOMATED', address: { state: 'NV' } }
    const invited = [{ name: 'Robin Doe', invitation: 'SENT' }]
    const waiting = at('CO_DEED_REQ', { heloc: { property, helocSigners: invited } as never })
    for (const question of ['money', 'duration'] as const)
      expect(tell(waiting, question)).not.toContain('Funding is possible')
  })

  it('says how long it takes by what lies ahead of the application, and of one that is over only that', () => {
    const told = (state: string, home: string, more: Partial<Application> = {}) => {
      const property = { occupancy: 'PRIMARY', valueSource: 'AUTOMATED', address: { state: home } } as const
      return tell(at(state, { heloc: { property }, ...more } as never), 'duration')
    }
    expect(told('HMDA', 'NV')).toMatch(
      /Approval may take about 5 minutes .* Funding is possible in 5 business/,
    )
    expect(told('HMDA', 'TX')).toMatch(
      /Approval may take .* homestead in Texas, .* the 12th day after you apply/,
    )
    expect(told('HMDA', 'MA')).toContain('an attorney reviews the documents')
    expect(told('HMDA', 'CA')).toContain('a notary in person, at a time you choose')
    for (const home of ['TX', 'MA', 'CA']) expect(told('HMDA', home)).not.toContain('Funding is possible')
    for (const state of ['BPO_PROCESSING', 'WAITING_FOR_UNDERWRITER', 'NO_AVM_FOUND', 'MULTIPLE_PROPERTIES'])
      expect(told(state, 'NV')).not.toContain('Approval may take')
    const valued = { status: { bpo: 'REQUIRED' } as Application['status'] }
    expect(told('HMDA', 'NV', valued)).toMatch(/done\. A person has to value your home before closing/)
    const decided = { status: { uwDecision: 'FINAL' } as Application['status'] }
    expect(told('NOTE_SIGNING', 'NV', decided)).not.toContain('Approval may take')
    for (const state of ['DECLINED', 'CANCELLED', 'COMPLETE', 'RECORDING'])
      expect(told(state, 'TX')).not.toMatch(/Approval|homestead|Funding is possible/)
    expect(told('DECLINED', 'NV')).toBe(tell(at('DECLINED'), 'why'))
    expect(told('FUNDABLE', 'NV', { deniedAt: new Date() })).toMatch(/^No money is sent until[^%]*\d\.$/)
  })

  it('says what a reviewer asks for, until the application has ended', () => {
    const loanFile = { esignCode: '1234', conditions: [condition] }
    expect(tell(at('BPO_PROCESSING', { loanFile }), 'needed')).toContain('A reviewer is asking for:')
    for (const question of ['why', 'next', 'needed'] as const)
      expect(tell(at('CANCELLED', { loanFile }), question)).not.toContain('A reviewer is asking')
  })

  it('names the paper that is asked for where the income was not enough, until it is uploaded', () => {
    const status = { manualPaystubUpload: true } as Application['status']
    const paper = { uuid: condition.uuid, type: 'USER_UPLOADED_PAYSTUB' } as const
    for (const question of ['why', 'next', 'needed', 'duration'] as const) {
      const said = tell(at('INCOME_VERIFICATION', { status }), question)
      expect(said).toContain('Upload your latest paystub or a bank statement at “Verify your income”')
      expect(said).not.toContain('everything before it is done')
      const sent = tell(at('INCOME_VERIFICATION', { status, heloc: { documents: [paper] } }), question)
      expect(sent).not.toContain('Upload your latest')
    }
  })

  it('says the figures that were chosen, and no others', () => {
    const heloc = { amount: 85_000, term: 15, rate: 8.65 }
    expect(tell(at('INCOME_VERIFICATION', { heloc }), 'amount')).toBe(
      'You chose a line of $85,000 over 15 years at an APR of 8.65%.',
    )
    expect(tell(at('OFFER_SELECTION'), 'amount')).not.toMatch(/\d/)
  })

  it('says whether it is approved as far as it is decided, and where it stands', () => {
    const told = (state: string, uwDecision?: string, more: object = {}) =>
      tell(at(state, { status: { uwDecision, ...more } as Application['status'] }), 'approved')
    expect(told('HMDA')).toMatch(/^We have not decided yet\. Your application is at “/)
    expect(told('OFFER_SELECTION', 'SELECT')).toMatch(/^We have not made a final decision: you have offers/)
    expect(told('WAITING_FOR_UNDERWRITER', 'REVIEW')).toMatch(
      /^We have not decided yet: a person is reviewing/,
    )
    const income = { uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' }
    expect(told('IDENTITY_VERIFICATION', 'SELECT', income)).toMatch(
      /^We have approved your line, with conditions: it depends on an ID that confirms who you are, .* It is not final/,
    )
    expect(told('NOTE_SIGNING', 'FINAL')).toMatch(/^You have our final offer.* It is your turn there/)
    expect(told('COMPLETE', 'APPROVED')).toMatch(/^Your line is approved\. Your line is open/)
    for (const state of ['DECLINED', 'CANCELLED']) expect(told(state, 'FINAL')).toBe(tell(at(state), 'why'))
  })

  it('says whether the borrower owes money: none before it is sent', () => {
    expect(tell(at('NOTE_SIGNING'), 'debt')).toMatch(/^You owe none of the money before it is sent\./)
    const fundedAt = '2026-12-02T18:00:00.000Z'
    expect(tell(at('COMPLETE', { heloc: { fundedAt } }), 'debt')).toMatch(/^As the borrower, you owe/)
    for (const state of ['DECLINED', 'CANCELLED'])
      expect(tell(at(state), 'debt')).toMatch(/No money is sent, (so you owe none|and you owe nothing)\.$/)
  })

  it('says when the money is sent, by how far it is', () => {
    const heloc = { rescissionLastDay: '2026-11-28', fundedAt: '2026-12-02T18:00:00.000Z' }
    expect(tell(at('RESCISSION', { heloc }), 'money')).toContain('through 11/28/2026')
    expect(tell(at('RECORDING'), 'money')).toContain('The county is recording the deed')
    expect(tell(at('COMPLETE', { heloc }), 'money')).toContain('the money was sent on 12/02/2026')
    expect(tell(at('DECLINED'), 'money')).toContain('has ended')
  })

  it('says when the first payment is due, by the day at the home as the last page does, and to whom none is that it is over', () => {
    const told = (state: string, more: Partial<Application> = {}) => tell(at(state, more), 'payment')
    for (const state of ['OFFER_SELECTION', 'RESCISSION', 'TRUST_AND_INSURANCE'])
      expect(told(state)).toBe('Your first payment is due one month after we send the money.')
    const funded = (state: string) => ({
      heloc: { property: { state }, fundedAt: '2026-12-02T20:00:00.000Z' },
    })
    expect(told('COMPLETE', funded('HI'))).toBe('Your first payment is due on 01/02/2027.')
    expect(told('COMPLETE', funded('GU'))).toBe('Your first payment is due on 01/03/2027.')
    for (const state of ['DECLINED', 'CREDIT_MINOR', 'CANCELLED'])
      expect(told(state)).toBe(tell(at(state), 'money'))
    expect(told('FUNDABLE', { deniedAt: new Date() })).toMatch(/^No money is sent until/)
  })

  it('says what is paid each month once an offer is chosen, also after the end', () => {
    const told = (state: string, heloc: Application['heloc'] = {}) => tell(at(state, { heloc }), 'monthly')
    const chosen = { amount: 50_000, term: 10, rate: 8, originationFeeBps: 0, initialDrawAmount: 50_000 }
    const terms = '$606.64 each month at an APR of 8.00%, over 10 years.'
    for (const state of ['NOTE_SIGNING', 'RESCISSION', 'COMPLETE'])
      expect(tell(at(state, { heloc: chosen, status: { closingReady: true } }), 'monthly')).toBe(
        `You pay ${terms} Your agreement lists it.`,
      )
    expect(told('APP_SUBMISSION', chosen)).toBe(`With the offer you chose, you would pay ${terms}`)
    expect(told('OFFER_SELECTION')).toBe(
      'You have not chosen an offer yet. Each offer shows its monthly payment.',
    )
    expect(told('DECLINED')).toBe(tell(at('DECLINED'), 'money'))
  })

  it('goes on with nothing of an offer that no longer holds', () => {
    const heloc = { amount: 60_000, term: 10, rate: 8.15, originationFeeBps: 0, initialDrawAmount: 60_000 }
    for (const question of ['amount', 'monthly', 'rate'] as const) {
      const said = tell(at('REVISED_OFFER_SELECTION', { heloc }), question)
      expect(said).toMatch(/no longer holds/)
      expect(said).not.toMatch(/8\.15|You pay|You chose/)
    }
  })

  it('tells no amount of an application that is over, and no “yet”', () => {
    const heloc = {
      amount: 60_000,
      term: 10,
      rate: 8.15,
      cancellation: { kind: 'RESCINDED', at: '2026-11-28T12:00:00.000Z', by: 'Jo' },
    } as const
    for (const over of [at('CANCELLED', { heloc }), at('DECLINED')]) {
      expect(tell(over, 'amount')).toBe(tell(over, 'why'))
      expect(tell(over, 'amount')).not.toMatch(/60,000|yet/)
    }
  })

  it('names the right to cancel to whoever asks whether it is stopped, as long as there is one', () => {
    const heloc = { noteSignedAt: '2026-11-20T12:00:00.000Z', property: { occupancy: 'PRIMARY' } } as const
    const status = { closingComplete: true } as const
    expect(tell(at('TRUST_AND_INSURANCE', { heloc, status }), 'stopped')).toContain('You may still cancel')
    expect(tell(at('OFFER_SELECTION'), 'stopped')).not.toContain('cancel')
  })

  it('sends no money while a reviewer’s request is open or its answer is not accepted, and does not say that it is prepared', () => {
    const told = (state: string, stood: 'OPEN' | 'ANSWERED', question: 'money' | 'held') =>
      tell(
        at(state, {
          loanFile: { ...testApplication().loanFile, conditions: [{ ...condition, state: stood }] },
        }),
        question,
      )
    for (const state of ['RESCISSION', 'RECORDING', 'FUNDABLE'])
      for (const question of ['money', 'held'] as const) {
        expect(told(state, 'OPEN', question)).toContain('once a reviewer has accepted what we ask you for')
        expect(told(state, 'ANSWERED', question)).toContain('reviewer is looking at what you sent')
        for (const stood of ['OPEN', 'ANSWERED'] as const)
          expect(told(state, stood, question)).not.toMatch(/preparing|not on hold|then we send/)
      }
    expect(tell(at('FUNDABLE'), 'money')).toContain('We are preparing the payment.')
  })

  it('calls an application that is over what the letter about it does', () => {
    const told = (kind: 'WITHDRAWN' | 'RESCINDED') =>
      tell(
        at('CANCELLED', { heloc: { cancellation: { kind, at: '2026-11-28T12:00:00.000Z', by: 'Jo' } } }),
        'why',
      )
    expect(told('WITHDRAWN')).toMatch(/^Your application was withdrawn\./)
    expect(told('RESCINDED')).toMatch(/^Your line of credit was canceled\./)
  })

  it('says of money that is held why and whom to call, until none is left to send', () => {
    const deniedAt = new Date('2026-11-28T12:00:00.000Z')
    for (const question of ['money', 'next', 'needed', 'held'] as const) {
      const said = tell(at('FUNDABLE', { deniedAt }), question)
      expect(said).toMatch(/^No money is sent until we have talked .* Please call .*\d\.$/)
    }
    expect(tell(at('INCOME_VERIFICATION', { deniedAt }), 'money')).toMatch(/^No money is sent[^%]*\d\.$/)
    expect(tell(at('COMPLETE', { deniedAt }), 'money')).not.toContain('hold')
    expect(tell(at('DECLINED'), 'held')).toMatch(/^Your application has ended/)
    expect(tell(at('FUNDABLE'), 'held')).toBe('Your money is not on hold. We are preparing the payment.')
  })

  it('answers who reports a fraud by the help, and besides a hold by that', () => {
    expect(tell(at('COMPLETE'), 'fraud')).toBe('')
    const deniedAt = new Date('2026-11-28T12:00:00.000Z')
    expect(tell(at('FUNDABLE', { deniedAt }), 'fraud')).toMatch(/^No money is sent until we have talked/)
  })

  it('gives reasons of a decline, and a way to change an income, only to who has them', () => {
    expect(tell(at('DECLINED'), 'declined')).toBe('')
    expect(tell(at('OFFER_SELECTION'), 'declined')).toBe(
      `You have not been declined. ${tell(at('OFFER_SELECTION'), 'approved')}`,
    )
    expect(tell(at('OFFER_SELECTION'), 'income')).toBe('')
    expect(tell(at('DECLINED'), 'income')).toMatch(/^Your application has ended/)
  })

  it('says of money that had left when its owner said that it was not them, when and where to, and to call', () => {
    const deniedAt = new Date('2026-11-28T12:00:00.000Z')
    const disburseAccount = { uuid: 'b0000000-0000-4000-8000-000000000001', mask: '4321' }
    const heloc = { fundedAt: '2026-11-26T20:00:00.000Z', disburseAccount }
    for (const question of ['money', 'next', 'needed', 'held', 'why'] as const)
      expect(tell(at('COMPLETE', { deniedAt, heloc }), question)).toMatch(
        /^We were told .* on 11\/26\/2026, to the account ending in 4321\. Please call .* right away\.$/,
      )
    const signed = tell(at('COMPLETE', { deniedAt, heloc }), 'notary')
    expect(signed).toMatch(/^The deed is signed\..* We were told/)
  })

  it('says of a withdrawal that its owner denied that it was made in their name, and stays closed', () => {
    const day = '2026-11-28T12:00:00.000Z'
    const cancellation = { kind: 'WITHDRAWN', at: day, by: 'Jo', deniedAt: day } as const
    expect(tell(at('CANCELLED', { heloc: { cancellation } }), 'next')).toMatch(
      /^Your application was closed in an owner’s name, and we were told .* stays closed: if you still want the line, please call /,
    )
  })

  it('says that no money is sent yet beside what is due, before all is sent in and before there is any to hold', () => {
    const deniedAt = new Date('2026-11-28T12:00:00.000Z')
    const heloc = { deedSignedAt: '2026-11-21T12:00:00.000Z' }
    for (const state of ['HMDA', 'TRUST_AND_INSURANCE'])
      for (const question of ['why', 'next', 'needed', 'duration', 'money', 'held'] as const) {
        const said = tell(at(state, { deniedAt, heloc }), question)
        expect(said).toContain('No money is sent until we have talked to you, because we were told')
        expect(said).not.toContain('We hold your money')
      }
    expect(tell(at('TRUST_AND_INSURANCE', { deniedAt, heloc }), 'next')).toContain('It is your turn there')
  })

  it('says to who has signed, but not sent the proof of insurance, what the money waits for', () => {
    const heloc = { deedSignedAt: '2026-11-21T12:00:00.000Z', property: { occupancy: 'PRIMARY' } } as const
    const said = tell(at('TRUST_AND_INSURANCE', { heloc }), 'money')
    expect(said).toContain('You have signed. Before the money is sent, we still need what we ask for at “')
    expect(said).toContain(
      'You may still cancel until 3 business days after everyone has signed and received the notice',
    )
    expect(said).not.toContain('until you have signed everything')
  })

  it('names the day of the payout where the property is, wherever the server stands', () => {
    const paid = (state: string) =>
      tell(at('COMPLETE', { heloc: { property: { state }, fundedAt: '2026-12-02T20:00:00.000Z' } }), 'money')
    expect(paid('HI')).toContain('12/02/2026')
    expect(paid('GU')).toContain('12/03/2026')
  })

  it('is said in every state, to every question', () => {
    for (const state of fieldEnums['status.checklistStatus'] ?? [])
      for (const question of questions) expect(tell(at(state), question)).toMatch(/^[A-Z].*\.$/)
  })

  it('says whether the hard pull was made, and otherwise that it comes with the submission', () => {
    const credit = { kind: 'HARD', pulledAt: '2026-11-20T12:00:00.000Z' } as const
    const made = at('INCOME_VERIFICATION', {
      loanFile: { ...testApplication().loanFile, credit: { ...credit } as never },
      status: { summaryComplete: true } as Application['status'],
    })
    expect(tell(made, 'credit')).toContain('We made the hard pull on 11/20/2026')
    const submitted = at('HARD_CREDIT_PULL', { status: { summaryComplete: true } as Application['status'] })
    expect(tell(submitted, 'credit')).toContain('You submitted your application and authorized one hard pull')
    expect(tell(at('OFFER_SELECTION'), 'credit')).toContain('comes when you submit your application')
  })

  it('says that the right to cancel may be used now, from the note to the last signature', () => {
    const heloc = { property: { occupancy: 'PRIMARY' } } as Application['heloc']
    for (const state of [
      'CO_DEED_REQ',
      'ATTORNEY_REVIEW',
      'NOTARY_WAITING_PERIOD',
      'DEED_SIGNING',
      'MANUAL_DEED_SIGNING',
    ])
      expect(tell(at(state, { heloc }), 'cancel')).toMatch(/^You may still cancel until/)
    expect(tell(at('OFFER_SELECTION', { heloc }), 'cancel')).toMatch(/^You can withdraw on your dashboard/)
    const rented = { property: { occupancy: 'INVESTMENT' } } as Application['heloc']
    expect(tell(at('DEED_SIGNING', { heloc: rented }), 'cancel')).toMatch(
      /^You can withdraw on your dashboard/,
    )
  })

  it('says where the money goes, at which rate, and whether a hold stops the application', () => {
    expect(tell(at('OFFER_SELECTION'), 'payout')).toContain('you have not given us one yet')
    const heloc = { disburseAccount: { mask: '6789' } } as Application['heloc']
    expect(tell(at('IDENTITY_VERIFICATION', { heloc }), 'payout')).toBe(
      'The money goes to your account ending in 6789.',
    )
    const payingOff = { ...heloc, amount: 85_000, payoff: { amount: 20_000 } } as Application['heloc']
    expect(tell(at('IDENTITY_VERIFICATION', { heloc: payingOff }), 'payout')).toContain(
      'What pays off other loans goes to their lenders instead.',
    )
    expect(tell(at('OFFER_SELECTION', { heloc: {} }), 'rate')).toMatch(/Our APRs run from .*% to .*%/)
    const held = at('INCOME_VERIFICATION', { deniedAt: new Date('2026-11-20T12:00:00.000Z') })
    expect(tell(held, 'stopped')).toMatch(/^No money is sent until we have talked to you/)
    expect(tell(at('INCOME_VERIFICATION'), 'stopped')).toMatch(/^Your application is not on hold/)
  })
})
