import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WalletNotification } from '#generated/api'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { lender } from '../../../tests/support/lenders/lender.ts'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { saveToken } from '../../api/session/session.ts'
import { noteBroker } from '../../journey/signer-session.ts'
import type { JourneyValue } from '../../kit/journey/journey-context.ts'
import { createTranslate } from '../../kit/wording/use-copy.ts'
import { saveStored } from '../../storage/browser-store.ts'
import { timeLabel } from './notification-time.ts'
import SignedInNav from './signed-in-nav.tsx'
import SignerMenu from './signer-menu.tsx'
import { shortenAddress } from './wallet.ts'

const address = 'tp1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnvhqhke'
const notification = (day: number, status: 'UNREAD' | 'READ'): WalletNotification => ({
  uuid: `${day}`,
  created: `2026-03-0${day}T10:00:00.000Z`,
  title: `Title ${day}`,
  description: `Description ${day}`,
  status,
  walletAddress: address,
  ctas: [{ title: `Go ${day}`, redirectPath: `/account/heloc/${day}` }],
})

const uuidsIn = (body: unknown) => (body as { readonly uuids: readonly string[] }).uuids
let read = new Set<string>()
let asked: readonly object[] = []
const application = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'

let person = 0
/** Opens the navigation as a new user each time, because a wallet is requested only once per user. */
async function open(
  path: string,
  notifications: readonly WalletNotification[] = [],
  journey: JourneyValue = hearthline,
) {
  person += 1
  read = new Set()
  saveToken(sampleToken(`person ${person}`))
  const account = { name: 'Ana Reyes', address }
  const calls = answerCalls({
    '/service-wallet/secure/api/v4/account/notifications/read': ({ body }) => {
      for (const { uuid } of notifications) if (uuidsIn(body).includes(uuid)) read.add(uuid)
      return { status: 204 }
    },
    '/service-conditions/': () => ({ body: asked }),
    '/service-wallet/secure/api/v4/account/access': {
      body: { account, authorizedWallet: { authorizationType: 'OWNER' } },
    },
    '/service-wallet/secure/api/v4/account': () => {
      const told = notifications.map((one) => (read.has(one.uuid) ? { ...one, status: 'READ' } : one))
      return { body: [{ account, authorizedWallets: [{ address }], notifications: told }] }
    },
  })
  await renderScreen(path.includes('/heloc-signer/') ? <SignerMenu /> : <SignedInNav />, { path, journey })
  return calls
}

const items = () => within(document.querySelector('.notifications') as HTMLElement).getAllByRole('listitem')
const titles = () => items().map((item) => item.querySelector('.notification-title')?.textContent)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the notification menu', () => {
  it('shows the three newest that are unread, and everything on View All', async () => {
    const user = userEvent.setup()
    const unread = [2, 5, 3, 4].map((day) => notification(day, 'UNREAD'))
    await open('/dashboard', [...unread, notification(6, 'READ')])
    await user.click(screen.getByRole('button', { name: 'Notifications, 4 unread' }))
    expect(titles()).toEqual(['Title 5', 'Title 4', 'Title 3'])
    expect(screen.getByRole('link', { name: 'Go 5' }).getAttribute('href')).toBe('/account/heloc/5')
    await user.click(screen.getByRole('button', { name: 'View All' }))
    expect(titles()).toEqual(['Title 6', 'Title 5', 'Title 4', 'Title 3', 'Title 2'])
  })

  it('shows what is still open where all was read, and what is done on View All', async () => {
    const user = userEvent.setup()
    const done = [4, 5, 6, 7].map((day) => ({ ...notification(day, 'READ'), ctas: [] }))
    await open('/dashboard', [...done, notification(3, 'READ')])
    await user.click(screen.getByRole('button', { name: 'Notifications' }))
    expect(titles()).toEqual(['Title 3'])
    await user.click(screen.getByRole('button', { name: 'View All' }))
    expect(titles()).toEqual(['Title 7', 'Title 6', 'Title 5', 'Title 4', 'Title 3'])
  })

  it('shows the newest where all is done', async () => {
    const user = userEvent.setup()
    await open(
      '/dashboard',
      [4, 5, 6, 7].map((day) => ({ ...notification(day, 'READ'), ctas: [] })),
    )
    await user.click(screen.getByRole('button', { name: 'Notifications' }))
    expect(titles()).toEqual(['Title 7', 'Title 6', 'Title 5'])
  })

  it('offers no button that leads to the page on which it is read', async () => {
    await open('/account/heloc/5', [notification(5, 'UNREAD'), notification(6, 'UNREAD')])
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }))
    screen.getByRole('link', { name: 'Go 6' })
    expect(screen.queryByRole('link', { name: 'Go 5' })).toBeNull()
  })

  it('shows up to eight that are unread, where there are more than three', async () => {
    const user = userEvent.setup()
    await open(
      '/dashboard',
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => notification(day, 'UNREAD')),
    )
    await user.click(screen.getByRole('button', { name: 'Notifications, 8 unread' }))
    expect(titles()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'View Unread' }))
    expect(titles()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((day) => `Title ${day}`))
    await user.click(screen.getByRole('button', { name: 'View All' }))
    expect(titles()).toHaveLength(9)
  })

  it('forgets what is done: the list is read again when the menu opens and after a step', async () => {
    const user = userEvent.setup()
    const calls = await open('/dashboard', [notification(1, 'UNREAD')])
    const reads = () => calls.filter(({ url }) => url.endsWith('/v4/account')).length
    expect(reads()).toBe(1)
    await act(async () => noteAccountChange())
    expect(reads()).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }))
    expect(reads()).toBe(3)
    expect(titles()).toEqual(['Title 1'])
  })

  it('counts what was shown no longer, once the menu is folded', async () => {
    const user = userEvent.setup()
    const calls = await open(
      '/dashboard',
      [1, 2, 3, 4].map((day) => notification(day, 'UNREAD')),
    )
    await user.click(screen.getByRole('button', { name: 'Notifications, 4 unread' }))
    expect(titles()).toEqual(['Title 4', 'Title 3', 'Title 2'])
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => uuidsIn(body))).toEqual([
      ['4', '3', '2'],
    ])
  })

  it('shows what a reviewer asks for without a reload: looked for every minute and on focus, keeping no session alive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    asked = []
    saveStored('applicationUuid', application)
    const calls = await open('/dashboard')
    const made = (path: string) => calls.filter(({ url }) => url.startsWith(path))
    const looks = () => made('/service-conditions/')
    const lists = () => made('/service-wallet/').filter(({ url }) => url.endsWith('/v4/account'))
    expect([looks().length, lists().length]).toEqual([1, 1])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect([looks().length, lists().length]).toEqual([2, 1])
    asked = [{ uuid: 'new' }]
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect([looks().length, lists().length]).toEqual([3, 2])
    await act(async () => void window.dispatchEvent(new Event('focus')))
    expect(looks()).toHaveLength(4)
    expect([...looks(), ...lists()].every(({ headers }) => headers.has('x-poll'))).toBe(true)
  })

  it('leaves the conditions of an open application to its pages, which read them', async () => {
    saveStored('applicationUuid', application)
    const calls = await open(`/account/heloc/${application}/complete`)
    await act(async () => void window.dispatchEvent(new Event('focus')))
    expect(calls.filter(({ url }) => url.startsWith('/service-conditions/'))).toEqual([])
  })

  it('says that there is nothing', async () => {
    const user = userEvent.setup()
    await open('/dashboard')
    await user.click(screen.getByRole('button', { name: 'Notifications' }))
    expect(screen.getByText('No Notifications')).toBeTruthy()
  })

  it('is for additional signers only where conditions apply to them', async () => {
    const calls = await open('/account/heloc/heloc-signer/sign')
    expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull()
    expect(calls.map(({ url }) => url)).not.toContain('/service-wallet/secure/api/v4/account')
    await open('/account/heloc/heloc-signer/conditions')
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy()
  })
})

describe('the time of a notification', () => {
  const words = { t: createTranslate(hearthline), locale: 'en-US', relativeWeeks: 4 }
  const now = Date.parse('2026-03-31T12:00:00Z')
  it.each([
    ['2026-03-31T11:59:40Z', 'Just now'],
    ['2026-03-31T11:59:00Z', '1 minute ago'],
    ['2026-03-31T09:00:00Z', '3 hours ago'],
    ['2026-03-29T12:00:00Z', '2 days ago'],
    ['2026-03-03T12:00:00Z', '4 weeks ago'],
    ['2026-03-03T11:00:00Z', 'Mar 3'],
  ])('%s is %s', (created, label) => {
    expect(timeLabel(created, now, words)).toBe(label)
  })
})

describe('the profile menu', () => {
  it('speaks of no wallet at a lender that pays to bank accounts', async () => {
    await open('/dashboard')
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }))
    expect(screen.getByText('Ana Reyes')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy wallet address' })).toBeNull()
  })

  it('shows the shortened wallet address at a lender in crypto, and copies the whole', async () => {
    const user = userEvent.setup()
    await open('/dashboard', [], lender('ledgerstone'))
    const written = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    expect(screen.getByText('tp1qqq…hqhke')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy wallet address' }))
    expect(written).toHaveBeenCalledWith(address)
    expect(screen.getByRole('button', { name: 'Wallet Address Copied!' })).toBeTruthy()
    for (const item of ['Settings', 'Logout']) expect(screen.getByRole('link', { name: item })).toBeTruthy()
  })

  it('shows the accounts with what is new in each, says which one is in use, and marks them as read', async () => {
    const user = userEvent.setup()
    const calls = await open('/dashboard/settings', [notification(1, 'UNREAD')])
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page')
    await user.click(screen.getByRole('button', { name: 'Switch Accounts' }))
    const account = screen.getByRole('link', { name: 'Ana Reyes, tp1qqq…hqhke, 1 new' })
    expect(account.getAttribute('aria-current')).toBe('true')
    const other = screen.getByRole('link', { name: 'Sign out and use another account' })
    expect(other.getAttribute('href')).toBe('/auth/logout')
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => uuidsIn(body))).toEqual([['1']])
    expect(calls.filter(({ url }) => url.endsWith('/v4/account')).length).toBeGreaterThan(1)
  })

  it('shortens only what is longer than eleven letters', () => {
    const limits = { maxLength: 11, head: 6, tail: 5 }
    expect(shortenAddress('12345678901', limits)).toBe('12345678901')
    expect(shortenAddress('123456789012', limits)).toBe('123456…89012')
  })
})

describe('the menu of a co-owner outside the pages where they sign', () => {
  const openAs = async (profileType: string, applications: readonly object[], path = '/dashboard') => {
    saveToken(sampleToken(`co-owner ${++person}`))
    const calls = answerCalls({
      '/identity/secure/api/v1/identity': { body: { uuid: application, profileType } },
      '/service-application/api/v1/application/heloc/all': { body: applications },
      '/service-wallet/': { body: [] },
    })
    await renderScreen(<SignedInNav />, { path })
    return calls
  }
  it.each(['/dashboard', '/privacy'])(
    'is that of a signer at %s: no settings, no dashboard, no other products',
    async (path) => {
      const calls = await openAs('CO_DEEDER', [], path)
      const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))
      expect(links).toEqual(['/account/heloc/heloc-signer/login?step=out'])
      expect(screen.queryByRole('button')).toBeNull()
      expect(calls.filter(({ url }) => url.startsWith('/service-wallet/'))).toEqual([])
    },
  )

  it('asks nothing while somebody is being signed out', async () => {
    const calls = await openAs('CO_DEEDER', [], '/auth/logout')
    expect(calls.filter(({ url }) => /identity|wallet/.test(url))).toEqual([])
  })

  it('is the whole one for whoever has an application of their own, and for a broker', async () => {
    await openAs('CO_DEEDER', [{ uuid: application }])
    expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy()
    cleanup()
    await openAs('BROKER', [])
    expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy()
  })
})

describe('the menu of sibling products', () => {
  const show = async (path: string, journey = hearthline) => {
    const user = userEvent.setup()
    await open(path, [], journey)
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    return screen.getAllByRole('link').map(({ textContent }) => textContent)
  }

  it('links to every product at the provider’s own brand, Portfolio Manager by its feature', async () => {
    expect(await show('/dashboard')).toEqual([
      ...['Dashboard', 'Help'],
      ...['Marketplace', 'Portfolio Manager', 'Passport', 'Group Manager', 'Pay', 'Exchange'],
    ])
  })

  it.each([
    ['harborcu', []],
    ['moorblock', ['Portfolio Manager', 'Exchange']],
    ['tall-skyline', ['Portfolio Manager', 'Pay']],
  ] as const)('links to what the lender runs: %s', async (code, products) => {
    expect(await show('/dashboard', lender(code))).toEqual(['Dashboard', 'Help', ...products])
  })

  it('opens the chat, where there is one', async () => {
    const chat = document.body.appendChild(document.createElement('button'))
    const opened = vi.fn()
    Object.assign(chat, { id: 'chat-open', ariaExpanded: 'false', onclick: opened })
    await show('/dashboard')
    await userEvent.click(screen.getByRole('button', { name: 'Messages' }))
    expect(opened).toHaveBeenCalledOnce()
    chat.remove()
    cleanup()
    await show('/dashboard')
    expect(screen.queryByRole('button', { name: 'Messages' })).toBeNull()
  })

  it('leads to the application that was open last, and to its documents', async () => {
    saveStored('applicationUuid', application)
    await show('/dashboard')
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('My application')).toBe(`/account/heloc/${application}`)
    expect(hrefOf('Documents')).toBe(`/account/heloc/${application}/document/disclosures`)
  })

  it('leads to the lender’s own address of a product, and leaves out one that it does not have', async () => {
    const { organization } = hearthline
    const siblings = { '/pay': 'https://pay.lender.example/', '/exchange': false } as const
    const tenant = { ...organization.tenant, siblings }
    await open('/dashboard', [], { ...hearthline, organization: { ...organization, tenant } })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Menu' }))
    expect(screen.getByRole('link', { name: 'Pay' }).getAttribute('href')).toBe('https://pay.lender.example/')
    expect(screen.queryByRole('link', { name: 'Exchange' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
  })

  it('is not for additional signers, who find a dashboard only when also a broker', async () => {
    await open('/account/heloc/heloc-signer/sign')
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    act(() => noteBroker(true))
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy()
    act(() => noteBroker(false))
  })

  it('folds on Escape, and when one points elsewhere', async () => {
    const user = userEvent.setup()
    await show('/dashboard')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull()
    expect(document.activeElement?.textContent).toContain('Menu')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await act(() => user.click(document.body))
    expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull()
  })
})
