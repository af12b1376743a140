import type { LoanOriginator } from '#generated/api'
import type { DocumentId } from '#generated/ids'
import type { PublicText } from '../kit/api/backend.ts'
import { request } from './request.ts'

/** Options of requests for information that is the same for everybody. */
export const fact = { keepSession: true, isFact: true } as const

/** Requests that a visitor may make. A 401 does not end the session here. */
export const publicCalls = {
  disclosure: (id: DocumentId) =>
    request<PublicText>(`/service-application/external/api/v1/heloc/disclosures/${id}`, fact),
  originator: (uuid: string) => request<LoanOriginator>(`/service-lead-portal/api/lo/${uuid}`, fact),
  health: () => request<unknown>('/health/live', { keepSession: true }),
  addressSuggestions: (q: string, signal: AbortSignal) =>
    request<unknown>('/service-property/external/api/v1/suggestions', {
      query: { q },
      signal,
      ...fact,
    }),
} as const
