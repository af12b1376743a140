import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { findPendingLink, savePendingLink } from '../../features/linking/pending-link.ts'
import PointservCallback from './pointserv-callback.tsx'

const link = { linking: 'POINTSERV_TAX' as const, publicToken: 'pointserv-sandbox-last', name: 'Last year' }
const back = (status: string, answers = {}) =>
  renderPage(<PointservCallback />, { hasForm: false, path: `/callback?status=${status}`, answers })

describe('income/pointserv-callback', () => {
  it('finishes the link that the vendor says is done, and goes back to the incomes', async () => {
    savePendingLink(link)
    const { routing } = await back('success', { '/income-links/POINTSERV_TAX': {} })
    await waitFor(() => expect(screen.getByTestId('place').textContent).toMatch(/\/income\/review$/))
    expect(routing.refresh).toHaveBeenCalled()
    expect(findPendingLink()).toBeUndefined()
  })

  it('links nothing when the applicant cancelled at the vendor, and forgets what was under way', async () => {
    savePendingLink(link)
    await back('cancelled')
    screen.getByText('Nothing was linked')
    expect(findPendingLink()).toBeUndefined()
  })

  it.each(['error', 'success'])(
    'shows the other ways when the vendor or the server failed (%s)',
    async (status) => {
      savePendingLink(link)
      await back(status)
      await screen.findByText('The link could not be completed')
      expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/income\/review$/)
    },
  )

  it('treats a visit that nothing preceded as a cancelled one', async () => {
    await back('success')
    screen.getByText('Nothing was linked')
  })
})
