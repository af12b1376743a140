import { useRef, useSyncExternalStore } from 'react'
import type { WalletAccountItem, WalletNotification, WalletProfile } from '#generated/api'
import { request } from '../../api/request.ts'
import { countAccountChanges, subscribeToAccountChanges } from '../../api/session/account-changes.ts'
import { useSubject } from '../../api/session/session.ts'
import { sideAnswer } from '../../api/side-answer.ts'
import { useFact } from '../../kit/api/public-facts.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'

const base = '/service-wallet/secure/api/v4/account'

const accountShape = { name: 'string', address: 'string' } as const

const notificationShape = {
  uuid: 'string',
  created: 'string',
  status: 'string',
  title: 'string',
  description: 'string',
  ctas: [{ title: 'string', redirectPath: 'string' }],
} as const

/** Fetches the wallet of the signed-in user, once; it is never stale (specification, section 9). */
export function useWallet() {
  const subject = useSubject()
  return useFact(subject && `wallet ${subject}`, () =>
    sideAnswer(request<WalletProfile>(`${base}/access`), { account: accountShape }),
  )
}

/**
 * Fetches the accounts of the signed-in user, with their notifications, again after each step of the user, and how many entries
 * cannot be shown. The request does not keep a session alive.
 */
export function useAccounts(enabled = true) {
  const subject = useSubject()
  const changes = useSyncExternalStore(subscribeToAccountChanges, countAccountChanges)
  const key = enabled && subject !== undefined ? `accounts ${subject} ${changes}` : undefined
  const { data, error } = useFact(key, async () => {
    const odd: unknown[] = []
    const asked = request<readonly WalletAccountItem[]>(base, { isPoll: true })
    const shape = [{ account: accountShape, notifications: [notificationShape] }] as const
    return { accounts: await sideAnswer(asked, shape, odd), unread: odd.length }
  })
  // The previous list stays until the new one has arrived, unless another user has signed in.
  const shown = useRef({ subject, data })
  if (data !== undefined || shown.current.subject !== subject) shown.current = { subject, data }
  const { accounts, unread = 0 } = shown.current.data ?? {}
  return { error, data: accounts, unread }
}

/** Returns the notifications of all the user's accounts, newest first. */
export function useNotifications(enabled: boolean) {
  const { data, unread, error } = useAccounts(enabled)
  return { error, unread, data: data && newestFirst(data.flatMap(({ notifications }) => notifications)) }
}

export const isUnread = ({ status }: WalletNotification): boolean => status === 'UNREAD'

/** Marks notifications of the signed-in user as read. */
export const markRead = (uuids: readonly string[]): Promise<void> =>
  request(`${base}/notifications/read`, { method: 'PUT', body: { uuids } })

export function newestFirst(notifications: readonly WalletNotification[]): WalletNotification[] {
  return [...notifications].sort((a, b) => b.created.localeCompare(a.created))
}

/** Shortens an address to its first and last letters if it is longer than `maxLength` (specification, section 9). */
export function shortenAddress(
  address: string,
  { maxLength, head, tail }: Readonly<Record<'maxLength' | 'head' | 'tail', number>>,
): string {
  return address.length > maxLength ? `${address.slice(0, head)}…${address.slice(-tail)}` : address
}

/** Returns a function that shortens an address as flows/limits.json says. */
export function useShortenAddress(): (address: string) => string {
  const { maxLength = 0, head = 0, tail = 0 } = useJourney().journey.source.limits.limits.walletAddress ?? {}
  return (address) => shortenAddress(address, { maxLength, head, tail })
}
