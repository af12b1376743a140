import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { publicCalls } from '../api/public-calls.ts'
import { isReachable, subscribeToReachability } from '../api/reachability.ts'
import { announce } from '../kit/journey/live-region.ts'
import { Button } from '../kit/ui/button.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import './connection-banner.css'

/** Banner that says that the connection is lost and that no answer is lost. Announces when the connection is back. */
export default function ConnectionBanner() {
  const t = useCopy()
  const reachable = useSyncExternalStore(subscribeToReachability, isReachable)
  const [trying, setTrying] = useState(false)
  const wasCut = useRef(false)
  useEffect(() => {
    if (reachable && wasCut.current) announce(t('errors.connection.back'))
    wasCut.current = !reachable
  }, [reachable, t])
  const retry = useCallback(async () => {
    setTrying(true)
    // A response removes the banner; a failure leaves it.
    await publicCalls.health().catch(() => undefined)
    setTrying(false)
  }, [])
  useEffect(() => {
    // A page that sends no requests of its own would never learn that the connection is back.
    const askAgain = () => void retry()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [retry])
  return (
    <div role="status">
      {!reachable && (
        <div className="connection-banner">
          <p>{t(navigator.onLine ? 'errors.connection.unreachable' : 'errors.connection.offline')}</p>
          <Button busy={trying} busyLabel={t('errors.connection.trying')} onClick={() => void retry()}>
            {t('errors.connection.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
