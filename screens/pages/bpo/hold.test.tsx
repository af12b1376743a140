import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import Hold from './hold.tsx'
import ValuationWaiting from './waiting.tsx'

const open = (
  checklistStatus: 'BPO_PROCESSING' | 'FINAL_TITLE' | 'FINAL_TITLE_REVIEW' | 'BPO_ORDER_REQUEST',
  heloc = {},
) => renderPage(<Hold />, { status: { checklistStatus }, heloc, hasForm: false })

describe('bpo/hold', () => {
  it('says who values the home, and that offers follow', async () => {
    await open('BPO_PROCESSING', { valuation: { kind: 'EVALUATION' } })
    screen.getByText(/A property evaluator calls you/)
    screen.getByText(/We make you an offer based on that value/)
  })

  it('says that the closing follows once an offer was chosen', async () => {
    await open('BPO_PROCESSING', { valuation: { kind: 'BPO' }, amount: 60_000 })
    screen.getByText(/A real estate broker calls you/)
    screen.getByText(/we prepare your closing documents/)
  })

  it('speaks of the title while that is brought up to date, and of the person who reads it', async () => {
    const { unmount } = await open('FINAL_TITLE')
    screen.getByText(/The title company is doing that now/)
    unmount()
    await open('FINAL_TITLE_REVIEW')
    screen.getByText(/a person is reviewing it/)
  })

  it('has whoever is to be called expect the call, and never says that there is nothing to do', async () => {
    await open('BPO_PROCESSING', { valuation: { kind: 'BPO' } })
    screen.getByRole('heading', { level: 1, name: 'Your home is being valued' })
    screen.getByText(/expect a call/)
    expect(screen.queryByText(/nothing you need to do/)).toBeNull()
  })

  it('claims nothing of a valuation that nobody has asked for', async () => {
    await open('BPO_ORDER_REQUEST')
    screen.getByRole('heading', { level: 1, name: 'We are checking how your home is valued' })
    screen.getByText(/nothing you need to do/)
  })

  it('is what a lender shows that has people wait on bpo/waiting instead', async () => {
    await renderPage(<ValuationWaiting />, { status: { checklistStatus: 'BPO_PROCESSING' }, hasForm: false })
    screen.getByText(/expect a call/)
    expect(screen.queryByText(/less than a minute/)).toBeNull()
  })

  it('names whom to call', async () => {
    await open('BPO_PROCESSING')
    expect(screen.getByRole('link', { name: '(888) 555-0134' }).getAttribute('href')).toBe('tel:+18885550134')
  })
})
