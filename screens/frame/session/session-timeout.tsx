import { useCallback, useEffect, useState } from 'react'
import type { SessionEnd } from '#generated/domain'
import { readToken } from '../../api/session/read-token.ts'
import { findToken, loseSession } from '../../api/session/session.ts'
import { findSessionEnd } from '../../api/session/session-end.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { whileVisible } from '../../kit/journey/while-visible.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'

const SessionWarning = lazyPart(() => import('./session-warning.tsx'))
const LastWarning = lazyPart(() => import('./last-warning.tsx'))

/** Warning before the session ends, early enough to extend it (WCAG 2.2.1). Drafts are kept in any case. */
export function SessionTimeout() {
  const isLast = useIsLast()
  const left = useTimeLeft(isLast)
  if (left === undefined) return null
  return <Optional>{isLast() ? <LastWarning leftMs={left} /> : <SessionWarning leftMs={left} />}</Optional>
}

/**
 * Returns a function that tells whether the token lasts as long as its session can, so that nothing extends it. Precise to
 * the second, like the token.
 */
function useIsLast(): () => boolean {
  const absoluteMs = useLimit('session', 'absoluteMs')
  return useCallback(() => (readToken(findToken())?.sinceSignInMs ?? 0) > absoluteMs - 1000, [absoluteMs])
}

/**
 * Returns the milliseconds until the session ends; undefined until the warning is due. It polls the clock instead of using
 * one timer, because a phone may sleep. In a background tab it waits: the server ends the session without it.
 */
function useTimeLeft(isLast: () => boolean): number | undefined {
  const warnMs = useLimit('session', 'warnMs')
  const lookMs = useLimit('session', 'lookMs')
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const look = () => {
      const end = findSessionEnd()
      const now = end === undefined ? undefined : end - Date.now()
      if (now !== undefined && now <= 0)
        loseSession(isLast() ? { reason: 'LIMIT' satisfies SessionEnd } : undefined)
      else setLeft(now !== undefined && now <= warnMs ? now : undefined)
    }
    look()
    return whileVisible(look, lookMs)
  }, [warnMs, lookMs, isLast])
  return left
}
