import { screen } from '@testing-library/react'
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
    screen.getByText(/usually takes one business day/)
    screen.getByText('You do not need to do a thing.')
  })
})
