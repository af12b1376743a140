import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import NoCredit from './no-credit.tsx'

describe('review-app/no-credit', () => {
  it('says that somebody looks by hand, and takes a corrected number meanwhile', async () => {
    const { submissions } = await renderPage(<NoCredit />, {
      status: { checklistStatus: 'CREDIT_NO_MATCH_SSN' },
      profile: { hasSsn: true },
    })
    screen.getByText('Someone is looking for your file manually')
    screen.getByText(/usually within one business day/)
    await userEvent.type(screen.getByLabelText('Social Security number'), '501223344')
    await userEvent.click(screen.getByRole('button', { name: 'Search with this number' }))
    await waitFor(() => expect(submissions).toMatchObject([{ name: 'ssn', values: { ssn: '501223344' } }]))
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('501223344')
  })
})
