import type { LoanOriginator } from '#generated/api'
import type { DocumentId } from '#generated/ids'
import type { ReadableSection } from '../ui/readable-text.tsx'
import { request } from './request.ts'

/** A text as shown: sections to read, and the hash that proves what was read. */
export interface ReadableText {
  readonly title: string
  readonly version: string
  readonly textHash: string
  readonly sections: readonly ReadableSection[]
}

/** Of a call that asks for what is the same for everybody. */
export const fact = { keepSession: true, isFact: true } as const

/** The calls that a visitor may make; a refusal is an answer here, not the end of a session. */
export const publicCalls = {
  disclosure: (id: DocumentId) =>
    request<ReadableText>(`/service-application/external/api/v1/heloc/disclosures/${id}`, fact),
  originator: (uuid: string) => request<LoanOriginator>(`/service-lead-portal/api/lo/${uuid}`, fact),
  health: () => request<unknown>('/health/live', { keepSession: true }),
  addressSuggestions: (q: string, signal: AbortSignal) =>
    request<unknown>('/service-property/external/api/v1/suggestions', {
      query: { q },
      signal,
      ...fact,
    }),
} as const
