import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ServerState } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import Timeout from './timeout.tsx'

const open = (checklistStatus: ServerState, hasForm = false, heloc = {}) =>
  renderPage(<Timeout />, { status: { checklistStatus }, hasForm, heloc })

describe('error/timeout', () => {
  it('asks the bureau again after it failed, for the pull that was permitted', async () => {
    const { submissions } = await open('CREDIT_ERROR', true)
    screen.getByText('soft')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(submissions).toMatchObject([{ name: 'credit-retry', values: {} }]))
  })

  it('says that a hard pull that failed is not counted', async () => {
    await open('CREDIT_ERROR', true, { consents: [{ type: 'HARD_CREDIT' }] })
    screen.getByText(/does not count against you/)
    screen.getByRole('heading', { level: 1, name: 'We could not get your credit report' })
  })

  it('says so when the bureau fails again', async () => {
    const { routing } = await open('CREDIT_ERROR', true)
    routing.submitted.mockResolvedValue(undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(/did not respond this time either/)
  })

  it('explains a fraud alert as a protection, with a person who verifies', async () => {
    await open('FACTA_REVIEW')
    screen.getByRole('heading', { level: 1, name: 'Your credit file has a fraud alert' })
    screen.getByText(/That protects you/)
    screen.getByText(/usually within one business day/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('tells somebody too young by the records the reason, and what to do if they are wrong', async () => {
    await open('CREDIT_MINOR')
    screen.getByRole('heading', { level: 1, name: 'We cannot continue with your application' })
    screen.getByText(/younger than 18/)
    screen.getByText(/ask the bureau to correct it/)
    screen.getByText(/come to you in a notice by mail/)
    expect(screen.queryByRole('link', { name: /documents/ })).toBeNull()
  })

  it('leads to the notice with the reason once there is one', async () => {
    const documents = [{ uuid: 'd0000000-0000-4000-8000-000000000001', type: 'ADVERSE_ACTION_NOTICE' }]
    await open('CREDIT_MINOR', false, { documents })
    expect(screen.getByRole('link', { name: /documents/ })).toBeDefined()
    expect(screen.queryByText(/come to you in a notice by mail/)).toBeNull()
  })

  it('looks again in a state that it does not know, and says when nothing changed', async () => {
    await open('UNKNOWN')
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await screen.findByText(/No change yet/)
  })
})
