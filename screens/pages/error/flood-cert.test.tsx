import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import FloodCertificate from './flood-cert.tsx'

describe('error/flood-cert', () => {
  it('is where the closing waits for the certificate, and tells how long and what to do', async () => {
    const { routing } = await renderPage(<FloodCertificate />, {
      hasForm: false,
      status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
    })
    expect(routing.position.page).toBe('error/flood-cert')
    screen.getByText(/usually takes 2 business days/)
    screen.getByText(/^Nothing is needed/)
  })

  it('lets one look again and says whom to call, as the other pages that wait', async () => {
    const { routing } = await renderPage(<FloodCertificate />, {
      hasForm: false,
      heloc: { loanNumber: 'L-1042' },
      status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    expect(routing.refresh).toHaveBeenCalled()
    screen.getByText(/L-1042/)
    expect(screen.queryByText(/email you/)).toBeNull()
  })
})
