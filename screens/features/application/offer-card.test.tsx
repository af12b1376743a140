import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ServerState } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { OfferCard } from './offer-card.tsx'
import { SummaryBar } from './summary-bar.tsx'

const chosen = { term: 10, amount: 60_000, rate: 8.4 }

const open = (checklistStatus: ServerState, heloc: object = chosen, card = <OfferCard />) =>
  renderPage(
    <>
      <h1>The page</h1>
      {card}
    </>,
    { hasForm: false, heloc, status: { checklistStatus, uwDecision: 'SELECT' } },
  )

describe('the chosen offer beside a page', () => {
  it('is the earlier one while another is to be chosen, and promises no funding', async () => {
    await open('REVISED_OFFER_SELECTION')
    const card = screen.getByRole('region', { name: 'Your earlier offer' })
    expect(card.textContent).toContain('$60,000')
    expect(card.textContent).not.toContain('get funded')
  })

  it('is the offer everywhere else, with how soon it may be funded', async () => {
    await open('INCOME_VERIFICATION')
    const card = screen.getByRole('region', { name: 'Your offer' })
    expect(card.textContent).toContain('8.40%')
    expect(card.textContent).toContain('get funded in as little as five days')
  })

  it('promises no funding once the deed was signed', async () => {
    await open('RESCISSION', { ...chosen, deedSignedAt: '2026-11-20T06:00:00.000Z' })
    expect(screen.getByRole('region').textContent).not.toContain('get funded')
  })

  it.each([
    ['a Texas home, where the law lets time pass', { state: 'TX' }, 'PRIMARY'],
    ['a home in Massachusetts, where an attorney closes', { state: 'MA' }, 'PRIMARY'],
    ['a home in California, which a notary visits', { state: 'CA' }, 'SECOND_HOME'],
  ])('promises no soonest funding for %s', async (_, address, occupancy) => {
    await open('INCOME_VERIFICATION', { ...chosen, property: { address, occupancy } })
    expect(screen.getByRole('region', { name: 'Your offer' }).textContent).not.toContain('get funded')
  })

  it('promises no soonest funding while the letter of a lender who is to be paid off takes its days', async () => {
    await open('PAYOFF_REQUEST_PENDING', { ...chosen, payoff: { letter: 'AWAITED', lienUuids: [] } })
    expect(screen.getByRole('region', { name: 'Your offer' }).textContent).not.toContain('get funded')
  })

  it.each(['CO_DEED_REQ', 'BPO_PROCESSING'] as const)(
    'promises no soonest funding at %s, while somebody else takes their time',
    async (state) => {
      await open(state)
      expect(screen.getByRole('region', { name: 'Your offer' }).textContent).not.toContain('get funded')
    },
  )

  it('is not shown before one was chosen', async () => {
    await open('OFFER_SELECTION', { term: 10, amount: 60_000 })
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('the line that stands for the cards on a narrow screen', () => {
  it.each([
    ['REVISED_OFFER_SELECTION', /^Your earlier offer: /],
    ['INCOME_VERIFICATION', /^Your offer: /],
  ] as const)('calls the chosen offer at %s as its card does', async (state, words) => {
    await open(state, chosen, <SummaryBar />)
    expect(document.querySelector('summary')?.textContent).toMatch(words)
  })
})
