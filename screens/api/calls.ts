import type {
  ApplicationBegun,
  ConditionAnswered,
  EvidenceEntry,
  IdentityResponse,
  LinkSession,
  NotarySession,
  NotarySlots,
} from '#generated/api'
import type { ApplicationStatus, Condition, Heloc, Profile } from '#generated/domain'
import type { SubmissionName } from '#generated/ids'
import { ApiError } from '../kit/api/api-error.ts'
import type { PublicText } from '../kit/api/backend.ts'
import { type RequestOptions, request } from './request.ts'
import { loseSession } from './session/session.ts'
import { soundList, soundRecord } from './side-answer.ts'
import { helocLists, soundHelocs } from './sound-heloc.ts'

const conditionsOf = (uuid: string) => `/service-conditions/external/api/v1/applications/${uuid}/conditions`
const applications = '/service-application/api/v1/application/heloc'

export interface Uploaded {
  readonly uuid: string
  readonly type: string
  readonly name: string
  readonly pages?: number
}

/** Requests of signed-in users. Requests of visitors are in public-calls.ts. */
export const calls = {
  profile: async () => {
    try {
      return await request<Profile>('/service-profile/api/v1/profile', { keepSession: true })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      const message = 'Failed to fetch profile details.'
      loseSession(error.data, message)
      throw new ApiError(401, message)
    }
  },
  identity: () => request<IdentityResponse>('/identity/secure/api/v1/identity'),
  applications: () => soundHelocs(request<Heloc[]>(`${applications}/all`)),
  begin: (body: unknown, key: string) => request<ApplicationBegun>(applications, posting(body, key)),
  application: (uuid: string) => soundRecord(request<Heloc>(`${applications}/${uuid}`), helocLists),
  status: (uuid: string, isPoll = false) =>
    request<ApplicationStatus>(`/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`, { isPoll }),
  documentText: (uuid: string, document: string) =>
    request<PublicText>(`${applications}/${uuid}/documents/${document}/text`),
  documentFile: (uuid: string, document: string) =>
    request<Blob>(`${applications}/${uuid}/documents/${document}`, { accept: 'application/pdf' }),
  removeDocument: (uuid: string, document: string) =>
    request<void>(`${applications}/${uuid}/documents/${document}`, { method: 'DELETE' }),
  linkIncome: (uuid: string, type: string, body: unknown, key: string) =>
    request<unknown>(`${applications}/${uuid}/income-links/${type}`, posting(body, key)),
  openLink: (uuid: string, type: string) =>
    request<LinkSession>(`${applications}/${uuid}/link-sessions/${type}`, { method: 'POST', body: {} }),
  conditions: (uuid: string) =>
    request<Condition[]>(`${conditionsOf(uuid)}/external-applicants`, { isPoll: true }),
  answerCondition: (uuid: string, condition: string, body: unknown, key: string) =>
    request<ConditionAnswered>(`${conditionsOf(uuid)}/${condition}/answer`, posting(body, key)),
  notarySession: (uuid: string) => request<NotarySession>(`${applications}/${uuid}/notary-session`),
  notarySlots: (uuid: string) => request<NotarySlots>(`${applications}/${uuid}/notary-slots`),
  evidence: (uuid: string) =>
    soundList(request<EvidenceEntry[]>(`${applications}/${uuid}/evidence`), {
      at: 'time',
      kind: 'string',
      title: 'string',
      version: 'string',
      textHash: 'string',
    }),
  submit: (uuid: string, name: SubmissionName, body: unknown, key: string, version?: number) =>
    request<{ status?: ApplicationStatus } | null>(
      `${applications}/${uuid}/submissions/${name}`,
      posting(body, key, version),
    ),
} as const

function posting(body: unknown, key: string, version?: number): RequestOptions {
  const headers = { 'Idempotency-Key': key, ...(version !== undefined && { 'If-Match': String(version) }) }
  return { method: 'POST', body, headers }
}
