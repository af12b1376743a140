import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../../../api/calls.ts'
import { useOpenApplication } from '../../../../journey/routing-context.ts'

/** Joins the session once for this visit; looking again after a failure asks for the same session. */
export function useNotarySession() {
  const { uuid } = useOpenApplication()
  const [key] = useState(() => crypto.randomUUID())
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['notary-session', uuid],
    queryFn: () => calls.startNotarySession(uuid, key),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { data, error, isFetching, again: () => void refetch() }
}
