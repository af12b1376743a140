import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { untilShown } from '../../../tests/support/browser/until-shown.ts'
import CeoFeedback from './ceo-feedback.tsx'

afterEach(() => vi.unstubAllGlobals())

const uuid = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'

async function open() {
  const user = userEvent.setup()
  const calls = answerCalls({ '/service-profile/api/v1/feedback/ceo': { status: 204 } })
  await renderScreen(
    <ul>
      <CeoFeedback />
    </ul>,
    { path: `/account/heloc/${uuid}/liens` },
  )
  await user.click(screen.getByRole('button', { name: 'Share your feedback with the CEO' }))
  await untilShown(() => screen.getByRole('heading', { name: 'Share your thoughts with our CEO' }))
  await untilShown(() => screen.getByRole('button', { name: 'Send' }))
  return { user, calls }
}

describe('feedback to the chief executive', () => {
  it('says of each answer what is missing, in the words of the specification', async () => {
    const { user, calls } = await open()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getAllByText('Required').length).toBeGreaterThanOrEqual(3))
    const message = screen.getByLabelText('Message')
    await user.type(message, 'too short')
    expect(await screen.findByText('Must be at least 10 characters')).toBeTruthy()
    await user.clear(message)
    await user.click(message)
    await user.paste('x'.repeat(1001))
    expect(await screen.findByText('Must be at most 1000 characters')).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('says beforehand how long a message may be, and closes by a button', async () => {
    const { user } = await open()
    const message = screen.getByLabelText('Message')
    expect(message.getAttribute('aria-describedby')).not.toBeNull()
    expect(screen.getByText('Between 10 and 1000 characters')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull())
  })

  it('sends what was said, with the page and the application', async () => {
    const { user, calls } = await open()
    await user.click(await screen.findByLabelText('Give us a compliment'))
    await user.type(screen.getByLabelText('Message'), 'Easy to follow.')
    await user.click(screen.getByLabelText('No'))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull())
    expect(calls.map(({ body }) => body)).toEqual([
      {
        applicationUuid: uuid,
        topic: 'COMPLIMENT',
        message: 'Easy to follow.',
        marketingConsent: false,
        pathname: `/account/heloc/${uuid}/liens`,
        productType: 'HELOC',
      },
    ])
  })
})
