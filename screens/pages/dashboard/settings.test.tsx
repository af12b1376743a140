import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionView } from '#generated/api'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { loadForm } from '../../kit/forms/load-form.ts'
import { listenToAnnouncements } from '../../kit/journey/live-region.ts'
import Settings from './settings.tsx'

const path = '/identity/secure/api/v1/sessions'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const session = (uuid: string, more: Partial<SessionView> = {}): SessionView => ({
  ...{ uuid, createdAt: minutesAgo(60), lastUsedAt: minutesAgo(5), isCurrent: false },
  ...more,
})
const here = session('1', { browser: 'Firefox', system: 'Linux', isCurrent: true })
const phone = session('2', { browser: 'Chrome', system: 'Android' })
const unknown = session('3')

/** Opens the settings of a user signed in on these devices, and records the announcements. */
async function open(sessions: readonly SessionView[], password: object = { body: { ended: 2 } }) {
  let left = sessions
  const calls = answerCalls({
    [`${path}/`]: ({ url }) => {
      left = left.filter(({ uuid }) => !url.endsWith(uuid))
      return { body: { ended: 1 } }
    },
    [path]: ({ method }) => {
      if (method === 'GET') return { body: left }
      const ended = left.length - 1
      left = left.filter(({ isCurrent }) => isCurrent)
      return { body: { ended } }
    },
    '/identity/secure/api/v1/password': password,
    '/service-profile': { body: { email: 'maya@example.com' } },
    '/identity/secure/api/v1/identity': { body: { aliases: [{ type: 'EMAIL', value: 'maya@example.com' }] } },
    '/identity/secure/api/v1/consents': { body: [] },
    '/identity/secure/api/v1/notification-choices': { body: [] },
  })
  const said: string[] = []
  const stop = listenToAnnouncements((text) => said.push(text))
  await loadForm('dashboard/password')
  await renderScreen(<Settings />, { path: '/dashboard/settings' })
  await screen.findByText('Firefox on Linux')
  return { calls, said, stop, user: userEvent.setup() }
}

const title = () => screen.getByRole('heading', { name: 'Where you are signed in' })
const rows = () =>
  within(screen.getByRole('region', { name: 'Where you are signed in' })).getAllByRole('listitem')

afterEach(() => vi.unstubAllGlobals())

describe('where one is signed in', () => {
  it('names each device, when it was used, and which is this one: that is not signed out here', async () => {
    const { stop } = await open([phone, here, unknown])
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox on LinuxThis device · Signed in /),
      expect.stringMatching(/^Chrome on AndroidLast used: 5 minutes ago · Signed in /),
      expect.stringMatching(/^An unknown deviceLast used: 5 minutes ago · Signed in /),
    ])
    expect(within(rows()[0] as HTMLElement).queryByRole('button')).toBeNull()
    stop()
  })

  it('signs one out by a button that says which, announces it, and keeps focus on the page', async () => {
    const { calls, said, stop, user } = await open([here, phone, unknown])
    await user.click(screen.getByRole('button', { name: /^Sign out Chrome on Android, signed in / }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(calls.some(({ method, url }) => method === 'DELETE' && url === `${path}/2`)).toBe(true)
    expect(said).toEqual(['Chrome on Android is signed out.'])
    await waitFor(() => expect(document.activeElement).toBe(title()))
    stop()
  })

  it('signs all others out at once, and then has nothing more to sign out', async () => {
    const { said, stop, user } = await open([here, phone, unknown])
    await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(said).toEqual(['Your 2 other devices are signed out.'])
    expect(document.activeElement).toBe(title())
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull()
    stop()
  })

  it('says what went wrong, and leaves the list as it is', async () => {
    const { stop, user } = await open([here, phone])
    answerCalls({ [path]: { status: 503, body: { errors: ['Please try again later.'] } } })
    await user.click(screen.getByRole('button', { name: /^Sign out Chrome/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again later.')
    expect(rows()).toHaveLength(2)
    stop()
  })
})

describe('the password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(screen.getByLabelText('Current password'), 'correct horse battery')
    await user.type(screen.getByLabelText('New password'), 'plain walnut harbor lamp')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('is changed for the present one, says what follows, and empties its fields', async () => {
    const { calls, stop, user } = await open([here, phone, unknown])
    await fill(user)
    const outcome = await screen.findByText(
      /^Your password has been changed\. You were signed out on your 2 other devices\.$/,
    )
    expect(document.activeElement?.contains(outcome)).toBe(true)
    const sent = calls.find(({ url }) => url.endsWith('/password'))
    expect(sent?.body).toEqual({
      currentPassword: 'correct horse battery',
      password: 'plain walnut harbor lamp',
    })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe(''))
    stop()
  })

  it('tells a password manager whose it is', async () => {
    const { stop } = await open([here])
    const name = document.querySelector<HTMLInputElement>('form [autocomplete="username"]')
    expect(name?.value).toBe('maya@example.com')
    stop()
  })

  it('says at its field that the present one is not right', async () => {
    const body = {
      errors: ['This is not your current password.'],
      code: 'PASSWORD_WRONG',
      field: 'currentPassword',
    }
    const { stop, user } = await open([here], { status: 422, body })
    await fill(user)
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
    stop()
  })
})
