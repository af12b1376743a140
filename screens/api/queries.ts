import { useQuery } from '@tanstack/react-query'
import type { DocumentId } from '#generated/ids'
import { calls } from './calls.ts'

/** Keys of the cache, so that what is read and what is refreshed agree. */
export const keys = {
  profile: ['profile'],
  applications: ['applications'],
  identity: ['identity'],
  application: (uuid: string) => ['application', uuid],
  status: (uuid: string) => ['status', uuid],
  coDeedStatus: (uuid: string) => ['co-deed-status', uuid],
} as const

export const useProfile = (enabled = true) =>
  useQuery({ queryKey: keys.profile, queryFn: calls.profile, enabled })

export const useApplications = () => useQuery({ queryKey: keys.applications, queryFn: calls.applications })

export const useIdentity = (enabled = true) =>
  useQuery({ queryKey: keys.identity, queryFn: calls.identity, enabled })

export const useApplication = (uuid: string) =>
  useQuery({ queryKey: keys.application(uuid), queryFn: () => calls.application(uuid) })

const statusStaleMs = 250

/** `refetchMs` for pages on which the server moves on by itself. */
export const useStatus = (uuid: string, refetchMs?: number) =>
  useQuery({
    queryKey: keys.status(uuid),
    queryFn: () => calls.status(uuid),
    staleTime: statusStaleMs,
    refetchInterval: refetchMs ?? false,
  })

export const useCoDeedStatus = (uuid: string) =>
  useQuery({ queryKey: keys.coDeedStatus(uuid), queryFn: () => calls.coDeedStatus(uuid) })

export const useStateLicenses = (orgCode: string) =>
  useQuery({
    queryKey: ['state-licenses', orgCode],
    queryFn: () => calls.stateLicenses(orgCode),
    staleTime: Number.POSITIVE_INFINITY,
    select: (states) =>
      states.map(({ abbrev }) => abbrev).sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })),
  })

export const useOperatingHours = (department: string, orgCode: string) =>
  useQuery({
    queryKey: ['operating-hours', department, orgCode],
    queryFn: () => calls.operatingHours(department, orgCode),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A public text (consents, terms) with the hash that goes back with the consent. */
export const useDisclosure = (id: DocumentId, enabled = true) =>
  useQuery({
    queryKey: ['disclosure', id],
    queryFn: () => calls.disclosure(id),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })

export const useDocumentText = (applicationUuid: string, document: string) =>
  useQuery({
    queryKey: ['document-text', applicationUuid, document],
    queryFn: () => calls.documentText(applicationUuid, document),
    staleTime: Number.POSITIVE_INFINITY,
  })
