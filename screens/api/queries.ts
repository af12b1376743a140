import { useQuery } from '@tanstack/react-query'
import { useLimit } from '../kit/journey/use-limit.ts'
import { calls } from './calls.ts'

/** Keys of the query cache, shared by reads and refreshes. */
export const keys = {
  profile: ['profile'],
  applications: ['applications'],
  application: (uuid: string) => ['application', uuid],
  status: (uuid: string) => ['status', uuid],
} as const

export const useProfile = (enabled = true) =>
  useQuery({ queryKey: keys.profile, queryFn: async () => (await calls.profile()) ?? null, enabled })

export const useApplications = () =>
  useQuery({ queryKey: keys.applications, queryFn: calls.applications, refetchOnWindowFocus: true })

export const useApplication = (uuid: string) =>
  useQuery({ queryKey: keys.application(uuid), queryFn: async () => (await calls.application(uuid)) ?? null })

export const useStatus = (uuid: string) =>
  useQuery({ queryKey: keys.status(uuid), queryFn: () => calls.status(uuid) })

/** Reads the status on pages where no follower reads it: on arrival and on return, unless it is fresh. */
export function useCurrentStatus(uuid: string) {
  const staleTime = useLimit('status', 'staleMs')
  return useQuery({
    queryKey: keys.status(uuid),
    queryFn: () => calls.status(uuid),
    staleTime,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })
}

export const useDocumentText = (applicationUuid: string, document: string) =>
  useQuery({
    queryKey: ['document-text', applicationUuid, document],
    queryFn: () => calls.documentText(applicationUuid, document),
    staleTime: Number.POSITIVE_INFINITY,
  })
