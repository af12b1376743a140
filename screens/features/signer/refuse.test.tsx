import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { whoseTurn } from '#engine'
import type { SignerView } from '#generated/api'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import SignerCancelled from '../../pages/heloc-signer/cancelled.tsx'
import SignerResume from '../../pages/heloc-signer/resume.tsx'
import { SignerLayout } from './signer-layout.tsx'
import { SigningContext } from './signing-context.ts'

const view: SignerView = {
  uuid: '7b0c2f3a-1111-4111-8111-111111111111',
  step: 'CONSENT',
  broker: false,
  name: 'Sam Okafor',
  borrowerName: 'Jo Doe',
  propertyAddress: { street1: '11 Joint Deed Drive' },
  timeZone: 'America/New_York',
  timeShiftMs: 0,
  isCancellable: true,
  documents: [],
  conditions: [],
}

const show = (changes: Partial<SignerView> = {}) => {
  const shown = { ...view, ...changes }
  const signing = {
    view: shown,
    position: 'heloc-signer/intro',
    show: vi.fn(),
    refresh: async () => {},
  } as const
  const page = shown.step === 'REFUSED' ? <SignerCancelled /> : shown.step === 'SIGNED' && <SignerResume />
  return renderScreen(
    <SigningContext value={signing}>
      <SignerLayout step={shown.step} hold={shown.hold}>
        {page}
      </SignerLayout>
    </SigningContext>,
    { path: '/account/heloc/heloc-signer/intro' },
  )
}

describe('a co-owner', () => {
  it.each([
    ['I do not want to sign', 'UNWILLING'],
    ['I do not own this home', 'NOT_OWNER'],
  ])(
    'says “%s” after a confirmation that tells what happens, with words of their own',
    async (name, reason) => {
      const calls = answerCalls({ 'acts/refusal': { body: { ...view, step: 'REFUSED' } } })
      await show()
      await userEvent.click(screen.getByRole('button', { name }))
      const dialog = within(await screen.findByRole('dialog'))
      await dialog.findByText(/^We will tell Jo Doe/)
      await userEvent.type(await dialog.findByLabelText(/Anything .+ should know/), 'Not for me.')
      await userEvent.click(dialog.getByRole('button', { name: 'Tell them' }))
      await waitFor(() =>
        expect(calls.map(({ body }) => body)).toContainEqual({ reason, words: 'Not for me.' }),
      )
    },
  )

  it('reads that their words were not passed on, if they wrote any', async () => {
    await show({ step: 'REFUSED', refusal: 'UNWILLING', refusalWords: true })
    screen.getByText('We have told Jo Doe, without your words to us.')
    screen.getByText(/Your home is not used as security/)
    screen.getByText(/If you change your mind, call us/)
  })

  it('is not asked once they have signed', async () => {
    await show({ step: 'SIGNED' })
    expect(screen.queryByRole('button', { name: 'I do not want to sign' })).toBeNull()
  })

  it.each(['SIGNING', 'SIGNED'] as const)(
    'reads at %s that the money is held by their word, in place of thanks',
    async (step) => {
      const hold = { isOwn: true, title: 'No money is sent', text: 'Please call us.' }
      await show({ step, hold, signedAt: '2026-03-02T15:00:00.000Z' })
      screen.getByText('No money is sent')
      screen.getByText('Please call us.')
      expect(document.body.textContent).not.toMatch(/You have signed|nothing more/)
    },
  )

  it('is not said to have anything to clear where the money is held by somebody else’s word', async () => {
    const hold = { isOwn: false, title: 'No money is sent', text: 'It is on hold.' }
    await show({ step: 'SIGNED', hold, signedAt: '2026-03-02T15:00:00.000Z' })
    screen.getByText('It is on hold.')
    screen.getByRole('heading', { name: 'You have signed' })
    expect(document.body.textContent).not.toContain('We must talk to you')
  })

  it('reads afterwards what happens now, and that a call takes it back', async () => {
    await show({ step: 'REFUSED', refusal: 'NOT_OWNER' })
    screen.getByText(/You told us that you do not own 11 Joint Deed Drive/)
    screen.getByText(/If you own it after all, call us/)
    // As on the borrower's pages, it is their turn: nobody else goes on.
    const helocSigners = [{ uuid: view.uuid, name: 'Sam Okafor', refusal: 'NOT_OWNER' as const }]
    const status = { checklistStatus: 'CO_DEED_REQ' as const }
    expect(whoseTurn(hearthline.journey, { heloc: { helocSigners }, status })).toBe('applicant')
    screen.getByText(/^Jo Doe decides what happens next\. They can call us if the land records/)
    expect(document.body.textContent).not.toMatch(/We look at|We may call/)
    screen.getByText('We have told Jo Doe.')
    expect(screen.queryByText(/your home/i)).toBeNull()
    expect(screen.queryByRole('button', { name: 'I do not own this home' })).toBeNull()
  })
})
