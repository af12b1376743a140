import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../tests/support/render-page.tsx'
import Complete from './complete.tsx'

describe('complete', () => {
  it('names the loan number and what happens now while the right to cancel lasts', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: {
        loanNumber: '202600000001',
        rescissionEndsAt: '2026-11-25T10:00:00.000Z',
        rescissionLastDay: '2026-11-24',
      },
      status: { checklistStatus: 'RESCISSION' },
    })
    screen.getByRole('heading', { level: 1, name: 'You are done' })
    screen.getByText('202600000001')
    screen.getByText('11/24/2026')
    expect(screen.getByText('You may still cancel').closest('li')?.getAttribute('aria-current')).toBe('step')
  })

  it('congratulates nobody who is still asked for something', async () => {
    await renderPage(<Complete />, { hasForm: false, status: { checklistStatus: 'HMDA' } })
    expect(screen.queryByText('You are done')).toBeNull()
    screen.getByRole('link', { name: 'Go on with my application' })
  })
})
