import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import NotaryIntro from './intro.tsx'

const deed = { uuid: 'b0000000-0000-4000-8000-000000000001', type: 'DEED' as const }
const at = (
  checklistStatus: NonNullable<ApplicationStatus['checklistStatus']>,
  heloc: Heloc = {},
  status: ApplicationStatus = {},
) => renderPage(<NotaryIntro />, { hasForm: false, heloc, status: { checklistStatus, ...status } })

describe('notary/intro', () => {
  it('lets nobody join before there is a deed', async () => {
    await at('GEN_NOTARY_DISCLOSURE')
    screen.getByText('We are preparing the deed')
    expect(screen.queryByRole('link', { name: 'Join the session' })).toBeNull()
  })

  it('promises no video to whoever meets a notary in person, where the lender or the state of the home allows none', async () => {
    const home = (state: string) => ({ property: { address: { state } } })
    await at('GEN_NOTARY_DISCLOSURE', home('ME'))
    screen.getByText(/You meet by video/)
    cleanup()
    await at('GEN_NOTARY_DISCLOSURE', home('CA'))
    screen.getByText('We are preparing the deed')
    screen.getByText(/you choose where and when you meet/)
    expect(screen.queryByText(/video|camera/i)).toBeNull()
    cleanup()
    await at('GEN_NOTARY_DISCLOSURE', home('ME'), { manualNotary: true })
    expect(screen.queryByText(/video|camera/i)).toBeNull()
  })

  it('leads to the session once the deed is made, and to a notary in person', async () => {
    await at('DEED_SIGNING', { documents: [deed] })
    screen.getByRole('link', { name: 'Join the session' })
    screen.getByRole('link', { name: 'Meet a notary in person instead' })
  })

  it('tells what the attorney looks at, how long, and what one can do meanwhile', async () => {
    await at('ATTORNEY_REVIEW', { documents: [deed] })
    screen.getByRole('heading', { level: 1, name: 'An attorney reviews your closing' })
    screen.getByText(/usually takes one business day/)
    screen.getByRole('link', { name: 'Your documents' })
    expect(screen.queryByRole('link', { name: 'Join the session' })).toBeNull()
  })

  it('tells in Texas from which day on the deed can be signed, in the time of the application', async () => {
    const dayMs = 86_400_000
    await at('NOTARY_WAITING_PERIOD', {
      documents: [deed],
      notaryOpensAt: new Date(Date.now() + 12 * dayMs).toISOString(),
      notaryOpensDay: '2026-12-03',
      timeShiftMs: 2 * dayMs,
    })
    screen.getByText('12/03/2026')
    screen.getByText(/That is in 10 days/)
  })
})
