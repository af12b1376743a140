import { useQuery } from '@tanstack/react-query'
import { useLimit } from '../journey/use-limit.ts'
import { calls } from './calls.ts'

/** Keys of the cache, so that what is read and what is refreshed agree. */
export const keys = {
  profile: ['profile'],
  applications: ['applications'],
  application: (uuid: string) => ['application', uuid],
  status: (uuid: string) => ['status', uuid],
} as const

export const useProfile = (enabled = true) =>
  useQuery({ queryKey: keys.profile, queryFn: async () => (await calls.profile()) ?? null, enabled })

export const useApplications = () => useQuery({ queryKey: keys.applications, queryFn: calls.applications })

export const useApplication = (uuid: string) =>
  useQuery({ queryKey: keys.application(uuid), queryFn: async () => (await calls.application(uuid)) ?? null })

/** `refetchMs` for pages on which the server moves on by itself. */
export function useStatus(uuid: string, refetchMs?: number) {
  const staleTime = useLimit('status', 'staleMs')
  return useQuery({
    queryKey: keys.status(uuid),
    queryFn: () => calls.status(uuid, refetchMs !== undefined),
    staleTime,
    refetchInterval: refetchMs ?? false,
  })
}

export const useDocumentText = (applicationUuid: string, document: string) =>
  useQuery({
    queryKey: ['document-text', applicationUuid, document],
    queryFn: () => calls.documentText(applicationUuid, document),
    staleTime: Number.POSITIVE_INFINITY,
  })
