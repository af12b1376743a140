import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { ApplicationStatus } from '#generated/domain'
import { calls } from '../api/calls.ts'
import { keys } from '../api/queries.ts'
import { stateOf } from '../follow/await-next-state.ts'
import { toast } from '../frame/toast-store.ts'
import { useLimit } from '../journey/use-limit.ts'
import { useCopy } from '../wording/use-copy.ts'

/**
 * Looks at the status again on every arrival at a page, on coming back to the window, and when the line is back: what
 * was done in another window or by the server meanwhile is found before an answer meets it. A status younger than its
 * stale time is not asked for again.
 */
export function useLooking(uuid: string, status: ApplicationStatus): void {
  const queries = useQueryClient()
  const t = useCopy()
  const staleTime = useLimit('status', 'staleMs')
  const { pathname } = useLocation()
  const isHistory = useNavigationType() === 'POP'
  const known = useRef(status)
  useEffect(() => {
    known.current = status
  })

  const look = useCallback(
    async (isReturn: boolean) => {
      const before = stateOf(known.current)
      const queryFn = () => calls.status(uuid)
      // Not to be had: the page stays as it is, and the banner says so if the line is cut.
      const now = await queries
        .fetchQuery({ queryKey: keys.status(uuid), queryFn, staleTime })
        .catch(() => undefined)
      if (isReturn && now && stateOf(now) !== before && before === stateOf(known.current))
        toast({ kind: 'info', text: t('shell.moved.meanwhile') })
    },
    [uuid, queries, staleTime, t],
  )
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere looks again
  useEffect(() => {
    // What is shown first was read a moment ago.
    if (!isFirst.current) void look(isHistory)
    isFirst.current = false
  }, [pathname])
  useEffect(() => {
    const back = () => document.visibilityState === 'visible' && void look(true)
    document.addEventListener('visibilitychange', back)
    window.addEventListener('pageshow', back)
    window.addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('pageshow', back)
      window.removeEventListener('online', back)
    }
  }, [look])
}
