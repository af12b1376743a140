import type { ApplicationStatus, Heloc, Profile } from '#generated/domain'
import type { DocumentId, SubmissionName } from '#generated/ids'
import { ApiError } from './api-error.ts'
import { type RequestOptions, request } from './request.ts'
import { removeToken } from './session.ts'

const applications = '/service-application/api/v1/application/heloc'

/** A text as shown: sections to read, and the hash that proves what was read. */
export interface ReadableText {
  readonly title: string
  readonly version: string
  readonly textHash: string
  readonly sections: readonly ReadableSection[]
}

export interface ReadableSection {
  readonly heading?: string
  readonly paragraphs?: readonly string[]
  readonly table?: readonly (readonly string[])[]
}

export interface Identity {
  readonly uuid: string
  readonly organizationCode: string
  readonly profileType: string
}

export interface Uploaded {
  readonly uuid: string
  readonly type: string
  readonly name: string
  readonly pages?: number
}

export interface WeekdayHours {
  readonly weekday: string
  readonly weekdayValue: number
  readonly isOpen: boolean
  readonly startTime?: string
  readonly endTime?: string
}

/** Every call of the backend that a page makes, one line each. */
export const calls = {
  profile: async () => {
    try {
      return await request<Profile>('/service-profile/api/v1/profile', { keepSession: true })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      removeToken()
      throw new ApiError(401, 'Failed to fetch profile details.')
    }
  },
  applications: () => request<Heloc[]>(`${applications}/all`),
  application: (uuid: string) => request<Heloc>(`${applications}/${uuid}`),
  status: (uuid: string) =>
    request<ApplicationStatus>(`/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`),
  coDeedStatus: (applicationUuid: string) =>
    request<{ coDeedStatus: string }>(`${applications}/co-deed/status`, { query: { applicationUuid } }),
  identity: () => request<Identity>('/identity/secure/api/v1/identity'),
  stateLicenses: (orgCode: string) =>
    request<readonly { abbrev: string }[]>('/service-application/external/api/v1/heloc/state-licenses', {
      query: { orgCode },
    }),
  operatingHours: (department: string, org: string) =>
    request<readonly WeekdayHours[]>(`/service-operating-hours/external/api/v1/hours/${department}`, {
      query: { display: true },
      org,
    }),
  disclosure: (id: DocumentId) =>
    request<ReadableText>(`/service-application/external/api/v1/heloc/disclosures/${id}`),
  documentText: (uuid: string, document: string) =>
    request<ReadableText>(`${applications}/${uuid}/documents/${document}/text`),
  documentPdf: (uuid: string, document: string) =>
    request<Blob>(`${applications}/${uuid}/documents/${document}`, { accept: 'application/pdf' }),
  removeDocument: (uuid: string, document: string) =>
    request<void>(`${applications}/${uuid}/documents/${document}`, { method: 'DELETE' }),
  linkIncome: (uuid: string, type: string, body: unknown, key: string) =>
    request<unknown>(`${applications}/${uuid}/income-links/${type}`, posting(body, key)),
  submit: (uuid: string, name: SubmissionName, body: unknown, key: string, version?: number) =>
    request<{ status: ApplicationStatus }>(
      `${applications}/${uuid}/submissions/${name}`,
      posting(body, key, version),
    ),
  register: (body: unknown, key: string) =>
    request<{ identityUuid: string; applicationUuid: string }>('/identity/api/v1/registration/register', {
      ...posting(body, key),
      keepSession: true,
      withOrigin: true,
    }),
  sendSetupCode: (body: { email: string; orgCode: string }) =>
    request<unknown>('/identity/api/v1/registration/setup-code', { method: 'POST', body, keepSession: true }),
  setUpAccount: (body: { email: string; code: string; password: string; orgCode: string }) =>
    request<{ identityUuid: string; applicationUuid?: string }>('/identity/api/v1/registration/setup', {
      method: 'POST',
      body,
      keepSession: true,
    }),
  login: (body: {
    email: string
    password: string
    orgCode: string
    applicationName: 'heloc'
    mode: string
  }) =>
    request<{ redirect: string }>('/identity-broker/customer/api/v3/login', {
      method: 'POST',
      body,
      keepSession: true,
      withOrigin: true,
    }),
  logout: (body: { applicationName: 'heloc'; orgCode: string; mode: string }) =>
    request<{ redirect: string }>('/identity-broker/customer/secure/api/v3/logout', {
      method: 'POST',
      body,
      keepSession: true,
    }),
  originator: (uuid: string) => request<unknown>(`/service-lead-portal/api/lo/${uuid}`),
  addressSuggestions: (q: string, signal: AbortSignal) =>
    request<unknown>('/service-property/external/api/v1/suggestions', {
      query: { q },
      signal,
      keepSession: true,
    }),
} as const

function posting(body: unknown, key: string, version?: number): RequestOptions {
  const headers = { 'Idempotency-Key': key, ...(version !== undefined && { 'If-Match': String(version) }) }
  return { method: 'POST', body, headers }
}
