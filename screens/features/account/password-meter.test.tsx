import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import password from '../../../flows/forms/dashboard/password.json' with { type: 'json' }
import accountSetup from '../../../flows/forms/register/account-setup.json' with { type: 'json' }
import loginInfo from '../../../flows/forms/register/login-info.json' with { type: 'json' }
import limits from '../../../flows/limits.json' with { type: 'json' }
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'

/** Returns the text of the meter after a password was typed into a form that also has an e-mail address. */
async function rate(typed: string): Promise<string> {
  const user = userEvent.setup()
  const { unmount } = await renderScreen(
    <JourneyForm form="register/account-setup" values={{ email: 'maya@example.com' }} onSubmit={vi.fn()} />,
  )
  const field = await screen.findByLabelText('Create a password')
  await user.click(field)
  await user.paste(typed)
  const meter = await vi.waitFor(() => {
    const found = document.querySelector('.field-help[aria-live]')
    if (!found?.textContent) throw new Error('The meter says nothing yet.')
    return found
  })
  const words = meter.textContent
  unmount()
  return words
}

describe('the meter of a new password', () => {
  it.each([
    ['short', '7 more characters needed.'],
    ['password1234', 'one of the most common passwords'],
    ['maya@example.com', 'This is your email address.'],
    ['hearthline 2026', 'This is our name.'],
    ['abcdefghijkl', 'This repeats or counts up.'],
    ['walnut lamp 7', 'Good enough.'],
    ['plain walnut harbor lamp', 'Strong.'],
  ])('says what is wrong, or that it will do: %s', async (typed, words) => {
    expect(await rate(typed)).toContain(words)
  })

  it('asks for as many characters as every form does', () => {
    for (const { schema } of [accountSetup, loginInfo, password])
      expect(schema.properties.password.minLength).toBe(limits.limits.password.minLength)
  })

  it('is not there, nor loaded, where a password is only asked for', async () => {
    const user = userEvent.setup()
    await renderScreen(<JourneyForm form="auth/login" onSubmit={vi.fn()} />)
    await user.type(await screen.findByLabelText('Password'), 'password1234')
    expect(document.querySelector('.field-help[aria-live]')).toBeNull()
  })
})
