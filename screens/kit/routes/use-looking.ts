import { useCallback, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Follower } from '../follow/follower.ts'
import { toast } from '../frame/toast-store.ts'
import { useCopy } from '../wording/use-copy.ts'

/**
 * Reads the status on every navigation, when the window becomes visible or active again, and when the connection is back. A change
 * by another window or by the server is thus found before the applicant submits an answer.
 */
export function useLooking(look: Follower['look']): void {
  const t = useCopy()
  const { pathname } = useLocation()
  const isHistory = useNavigationType() === 'POP'
  const lookBack = useCallback(async () => {
    if (await look()) toast({ kind: 'info', text: t('shell.moved.meanwhile') })
  }, [look, t])
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere looks again
  useEffect(() => void (isHistory ? lookBack() : look()), [pathname])
  useEffect(() => {
    const back = () => document.visibilityState === 'visible' && void lookBack()
    document.addEventListener('visibilitychange', back)
    // A window beside another one stays visible.
    window.addEventListener('focus', back)
    window.addEventListener('pageshow', back)
    window.addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
      window.removeEventListener('pageshow', back)
      window.removeEventListener('online', back)
    }
  }, [lookBack])
}
