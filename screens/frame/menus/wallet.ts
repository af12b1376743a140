import { useRef, useSyncExternalStore } from 'react'
import type { WalletAccountItem, WalletNotification, WalletProfile } from '#generated/api'
import { useFact } from '../../api/public-facts.ts'
import { request } from '../../api/request.ts'
import { countAccountChanges, subscribeToAccountChanges } from '../../api/session/account-changes.ts'
import { useSubject } from '../../api/session/session.ts'

const base = '/service-wallet/secure/api/v4/account'

/** Wallet of the person signed in; asked for once and never stale (specification, section 9). */
export function useWallet() {
  const subject = useSubject()
  return useFact(subject && `wallet ${subject}`, () => request<WalletProfile>(`${base}/access`))
}

/** Accounts of the person signed in, with their notifications; read again after each step they take, by a call that keeps no session alive. */
export function useAccounts(enabled = true) {
  const subject = useSubject()
  const changes = useSyncExternalStore(subscribeToAccountChanges, countAccountChanges)
  const key = enabled && subject !== undefined ? `accounts ${subject} ${changes}` : undefined
  const { data, error } = useFact(key, () => request<readonly WalletAccountItem[]>(base, { isPoll: true }))
  // What was read before stands until the new list is there, unless somebody else is signed in by now.
  const shown = useRef({ subject, data })
  if (data !== undefined || shown.current.subject !== subject) shown.current = { subject, data }
  return { error, data: shown.current.data }
}

/** Every notification of one's accounts, the newest first. */
export function useNotifications(enabled: boolean) {
  const { data, error } = useAccounts(enabled)
  return { error, data: data && newestFirst(data.flatMap(({ notifications }) => notifications)) }
}

export const isUnread = ({ status }: WalletNotification): boolean => status === 'UNREAD'

/** Keeps that notifications of one's own were shown. */
export const markRead = (uuids: readonly string[]): Promise<void> =>
  request(`${base}/notifications/read`, { method: 'PUT', body: { uuids } })

export function newestFirst(notifications: readonly WalletNotification[]): WalletNotification[] {
  return [...notifications].sort((a, b) => b.created.localeCompare(a.created))
}

/** Its first and last letters, when it is longer than both together (specification, section 9). */
export function shortenAddress(
  address: string,
  { maxLength, head, tail }: Readonly<Record<'maxLength' | 'head' | 'tail', number>>,
): string {
  return address.length > maxLength ? `${address.slice(0, head)}…${address.slice(-tail)}` : address
}
