import { useCallback, useEffect, useRef, useState } from 'react'
import type { WalletNotification } from '#generated/api'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { isUnread, markRead } from './wallet.ts'

type Marked = ReadonlySet<string>

/**
 * Marks notifications as read when they are shown. Returns their uuids: they look new until the menu closes, even if a
 * newer list arrives meanwhile. Then the bell counts again.
 */
export function useMarkRead(): readonly [Marked, (shown: readonly WalletNotification[]) => void] {
  const [marked, setMarked] = useState<Marked>(new Set())
  const kept = useRef<Promise<void>>(undefined)
  useEffect(() => () => void kept.current?.then(noteAccountChange), [])
  const mark = useCallback(
    (shown: readonly WalletNotification[]) => {
      const uuids = shown.filter((one) => isUnread(one) && !marked.has(one.uuid)).map(({ uuid }) => uuid)
      if (uuids.length === 0) return
      setMarked((before) => new Set([...before, ...uuids]))
      // If this fails, they stay unread, and opening the menu again retries.
      kept.current = markRead(uuids).catch(() => undefined)
    },
    [marked],
  )
  return [marked, mark]
}
