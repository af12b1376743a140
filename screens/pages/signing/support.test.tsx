import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import SigningSupport from './support.tsx'

describe('signing/support', () => {
  it('answers what comes up while signing, and says whom to call with which number', async () => {
    await renderPage(<SigningSupport />, { hasForm: false, heloc: { loanNumber: '202600000001' } })
    screen.getByRole('heading', { name: 'My name is not accepted' })
    screen.getByText('Your loan number is 202600000001.')
    screen.getByRole('link', { name: 'Back to my application' })
  })

  it('leads from a funded line back to its end, and says nothing of a signature to come', async () => {
    await renderPage(<SigningSupport />, {
      hasForm: false,
      heloc: { noteSignedAt: '2026-03-02T10:00:00.000Z' },
      status: { checklistStatus: 'COMPLETE' },
    })
    const back = screen.getByRole('link', { name: 'Back to my application' })
    expect(back.getAttribute('href')).toBe(`/account/heloc/${applicationUuid}/complete`)
    expect(
      screen.queryByText(/Nothing is signed until|Do not sign|before you sign|you can withdraw/),
    ).toBeNull()
    screen.getByText('Call us. We will tell you how it is corrected.')
  })
})
