import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { Link } from '../../kit/ui/link.tsx'
import ChatLauncher from './chat-launcher.tsx'

afterEach(() => vi.unstubAllGlobals())

const application = '/account/heloc/3f5378b0-3a68-4233-837d-ed5cc9163b8e'

it('opens for an address with pop-webchat that one comes to by way of the login, and stays closed once it was closed', async () => {
  answerCalls({ '/service-optimize/': { body: { features: ['fe-webchat'] } } })
  const user = userEvent.setup()
  await renderScreen(
    <>
      <Link to={`${application}/liens?pop-webchat=1`}>signed in</Link>
      <Link to={`${application}/product/select?pop-webchat=1`}>next page</Link>
      <ChatLauncher />
    </>,
    { path: `/auth/login?redirectUrl=${encodeURIComponent(`${application}/liens?pop-webchat=1`)}` },
  )
  const button = await screen.findByRole('button', { name: 'Chat with us' })
  const isOpen = () => button.getAttribute('aria-expanded')
  expect(isOpen()).toBe('false')
  await user.click(screen.getByRole('link', { name: 'signed in' }))
  expect(isOpen()).toBe('true')
  await user.click(button)
  await user.click(screen.getByRole('link', { name: 'next page' }))
  expect(isOpen()).toBe('false')
})
