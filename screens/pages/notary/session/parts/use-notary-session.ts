import { useQuery } from '@tanstack/react-query'
import { calls } from '../../../../api/calls.ts'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'

/** Joins the session. A retry after a failure joins the same session, which opened when the deed was made. */
export function useNotarySession() {
  const { uuid } = useOpenApplication()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['notary-session', uuid],
    queryFn: () => calls.notarySession(uuid),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isConnecting = data === undefined && (error === null || isFetching)
  return { data, error, isConnecting, again: () => void refetch() }
}
