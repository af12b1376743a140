import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLimit } from '../journey/use-limit.ts'
import { Icon } from '../ui/icon.tsx'
import { useCopy } from '../wording/use-copy.ts'
import { currentToasts, dismissToast, type QueuedToast, subscribeToToasts } from './toast-store.ts'
import './toasts.css'

/**
 * Short messages, up to a maximum at once: the oldest is dropped. Errors stay until closed. Toasts survive a change of
 * page, and stay while the pointer or the focus is within them. Important content belongs on the page instead.
 */
export default function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const most = useLimit('toasts', 'max')
  const [held, setHeld] = useState(false)
  const close = (id: number) => {
    dismissToast(id)
    // A removed button fires neither blur nor pointerleave.
    setHeld(false)
  }
  return (
    <ol
      className="toasts"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.slice(-most).map((one) => (
        <Toast key={one.id} {...one} held={held} onClose={() => close(one.id)} />
      ))}
    </ol>
  )
}

interface ToastProps extends QueuedToast {
  readonly held: boolean
  readonly onClose: () => void
}

function Toast({ id, kind, text, held, onClose }: ToastProps) {
  const t = useCopy()
  const shownMs = useLimit('toasts', 'shownMs')
  // An error and its contact stay until the user has read them.
  const stays = held || kind === 'danger'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissToast(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, stays, shownMs])
  return (
    <li className={`toast toast-${kind}`}>
      {text}
      <button type="button" className="toast-close" aria-label={t('shell.close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </li>
  )
}
