import { useEffect, useState } from 'react'
import { findSessionEnd, loseSession } from '../api/session.ts'
import { useLimit } from '../journey/use-limit.ts'
import { lazyPart } from '../ui/load-module.ts'
import { Optional } from '../ui/optional.tsx'

const SessionWarning = lazyPart(() => import('./session-warning.tsx'))

/** Warns before the session ends, in time to go on (WCAG 2.2.1); what was typed outlives it in any case. */
export function SessionTimeout() {
  const left = useTimeLeft()
  if (left === undefined) return null
  return (
    <Optional>
      <SessionWarning leftMs={left} />
    </Optional>
  )
}

/** Milliseconds until the session ends, once they are few. Looks at the clock instead of setting it: a telephone sleeps. */
function useTimeLeft(): number | undefined {
  const warnMs = useLimit('session', 'warnMs')
  const lookMs = useLimit('session', 'lookMs')
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const look = () => {
      const end = findSessionEnd()
      const now = end === undefined ? undefined : end - Date.now()
      if (now !== undefined && now <= 0) loseSession()
      else setLeft(now !== undefined && now <= warnMs ? now : undefined)
    }
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [warnMs, lookMs])
  return left
}
