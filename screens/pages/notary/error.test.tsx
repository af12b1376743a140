import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { loadForm } from '../../kit/forms/load-form.ts'
import NotaryError from './error.tsx'

const inPerson = 'Sign with a notary in person instead'

const show = (slots: readonly string[]) =>
  renderPage(
    <>
      <h1>Page</h1>
      <NotaryError />
    </>,
    {
      hasForm: false,
      status: { checklistStatus: 'MANUAL_DEED_SIGNING' },
      answers: {
        '/notary-slots': { slots, timeZone: 'America/Denver', feeCents: 1, office: '', notary: '' },
      },
    },
  )

describe('notary/error', () => {
  it('offers to try the video again or to sign with a notary in person', async () => {
    const status = { checklistStatus: 'DEED_SIGNING' as const }
    const { submissions } = await renderPage(<NotaryError />, { hasForm: false, status })
    screen.getByRole('heading', { level: 1, name: 'The notary session did not work' })
    // The note is signed long before: only the deed is not.
    screen.getByText(/^The deed is not signed, and nothing is lost: what you signed before stays signed\./)
    expect(screen.queryByText(/nothing is signed/i)).toBeNull()
    screen.getByRole('link', { name: 'Try again' })
    // Its form is loaded by a dynamic import, which must have settled within `act`.
    await loadForm('notary/error')
    await act(async () => screen.getByRole('button', { name: inPerson }).click())
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a place and time' }))
    await waitFor(() => expect(submissions).toMatchObject([{ name: 'notary-in-person', values: {} }]))
  })

  it('leads to the free times where there are some', async () => {
    await show(['2026-11-25T17:00:00.000Z'])
    await waitFor(() => expect(screen.getByTestId('place').textContent).toMatch(/notary\/reserve-manual/))
    expect(screen.queryByText(/All times for the next few days are taken/)).toBeNull()
  })

  it('says when no notary in person is free, and offers no video where none is allowed', async () => {
    await show([])
    await screen.findByRole('heading', { level: 1, name: 'No notary is available near you' })
    expect(screen.queryByRole('button', { name: inPerson })).toBeNull()
  })
})
