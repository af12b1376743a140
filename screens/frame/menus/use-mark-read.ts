import { useCallback, useEffect, useRef, useState } from 'react'
import type { WalletNotification } from '#generated/api'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { isUnread, markRead } from './wallet.ts'

type Marked = ReadonlySet<string>

/**
 * Keeps that notifications were read, as they are shown. Gives their uuids: they look new until the menu is folded, whatever the
 * list says that comes meanwhile; then the bell counts again.
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
      // Where it cannot be kept they stay unread, and it is tried again when the menu is opened.
      kept.current = markRead(uuids).catch(() => undefined)
    },
    [marked],
  )
  return [marked, mark]
}
