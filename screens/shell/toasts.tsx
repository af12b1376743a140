import { useEffect, useSyncExternalStore } from 'react'
import { useCopy } from '../journey/use-copy.ts'
import { useLimit } from '../journey/use-limit.ts'
import { Icon } from '../ui/icon.tsx'
import { currentToasts, dismissToast, type QueuedToast, subscribeToToasts } from './toast-store.ts'
import './toasts.css'

const shownMs = 8000

/** Messages that pass by, at most so many at once: the oldest gives way. What one must not miss belongs on the page instead. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const most = useLimit('toasts', 'max')
  return (
    <ol className="toasts" aria-live="polite">
      {toasts.slice(-most).map((one) => (
        <Toast key={one.id} {...one} />
      ))}
    </ol>
  )
}

function Toast({ id, kind, text }: QueuedToast) {
  const t = useCopy()
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), shownMs)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <li className={`toast toast-${kind}`}>
      {text}
      <button
        type="button"
        className="toast-close"
        aria-label={t('shell.close')}
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  )
}
