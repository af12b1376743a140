import { screen } from '@testing-library/react'
import { describe, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import SigningSupport from './support.tsx'

describe('signing/support', () => {
  it('answers what comes up while signing, and says whom to call with which number', async () => {
    await renderPage(<SigningSupport />, { hasForm: false, heloc: { loanNumber: '202600000001' } })
    screen.getByRole('heading', { name: 'My name is not accepted' })
    screen.getByText('Your loan number is 202600000001.')
    screen.getByRole('link', { name: 'Back to my application' })
  })
})
