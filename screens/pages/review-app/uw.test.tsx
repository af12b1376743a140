import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import DelinquencyReview from './delinquency.tsx'
import UnderwriterReview from './uw.tsx'

describe('a review', () => {
  it('by an underwriter says that it is no refusal, how long it takes, and takes papers meanwhile', async () => {
    await renderPage(<UnderwriterReview />, { hasForm: false })
    screen.getByText(/This is not a denial/)
    screen.getByText('Usually one business day.')
    screen.getByText('Documents that may help', { selector: 'label' })
  })

  it('of a late payment asks for proof that it was paid', async () => {
    await renderPage(<DelinquencyReview />, { hasForm: false })
    screen.getByText(/add a statement or receipt/)
    screen.getByText('Documents that may help', { selector: 'label' })
  })

  it.each([
    ['an underwriter', <UnderwriterReview key="" />],
    ['a late payment', <DelinquencyReview key="" />],
  ])('of %s takes papers where it says what one can do', async (_, page) => {
    await renderPage(page, { hasForm: false })
    const { parentElement: part } =
      screen.getByRole('heading', { name: 'What you can do' }).parentElement ?? {}
    expect(part?.querySelector('input[type="file"]')).not.toBeNull()
  })
})
