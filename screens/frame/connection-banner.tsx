import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { publicCalls } from '../api/public-calls.ts'
import { isReachable, subscribeToReachability } from '../api/reachability.ts'
import { announce } from '../journey/live-region.ts'
import { Button } from '../ui/button.tsx'
import { useCopy } from '../wording/use-copy.ts'
import './connection-banner.css'

/** Says that the line is cut, that nothing is lost, and when it is back. */
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
    // The answer itself tells; a failure leaves the banner standing.
    await publicCalls.health().catch(() => undefined)
    setTrying(false)
  }, [])
  useEffect(() => {
    // A page that asks nothing by itself would wait for ever for an answer that tells.
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
