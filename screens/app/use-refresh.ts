import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ApplicationStatus } from '#generated/domain'
import { calls } from '../api/calls.ts'
import { keys } from '../api/queries.ts'

/** Reads profile, application and status again and shows them together, so that no page sees one without the others; gives the status. */
export function useRefresh(uuid: string): () => Promise<ApplicationStatus> {
  const queries = useQueryClient()
  return useCallback(async () => {
    const [profile, heloc, status] = await Promise.all([
      calls.profile(),
      calls.application(uuid),
      calls.status(uuid),
    ])
    queries.setQueryData(keys.profile, profile)
    queries.setQueryData(keys.application(uuid), heloc)
    queries.setQueryData(keys.status(uuid), status)
    return status
  }, [queries, uuid])
}
