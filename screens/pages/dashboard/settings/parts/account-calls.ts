import type {
  AccountClosingRequest,
  AccountData,
  AccountDataRequest,
  ConsentView,
  EmailChangeRequest,
  IdentityResponse,
  NotificationChoice,
  PasswordChangeRequest,
  PhoneNumberChangeRequest,
  SessionsEnded,
  SessionView,
} from '#generated/api'
import type { Profile } from '#generated/domain'
import { fact, type ReadableText } from '../../../../api/public-calls.ts'
import { request } from '../../../../api/request.ts'

const root = '/identity/secure/api/v1'
const sessions = `${root}/sessions`

/** Requests about the user's own account, which the pages of an application do not need. */
export const accountCalls = {
  identity: () => request<IdentityResponse>(`${root}/identity`),
  changeEmail: (body: EmailChangeRequest) => request<Profile>(`${root}/email`, { method: 'POST', body }),
  changePhoneNumber: (body: PhoneNumberChangeRequest) =>
    request<Profile>(`${root}/phone-number`, { method: 'POST', body }),
  changePassword: (body: PasswordChangeRequest) =>
    request<SessionsEnded>(`${root}/password`, { method: 'POST', body }),
  sessions: () => request<SessionView[]>(sessions),
  endSession: (uuid: string) => request<SessionsEnded>(`${sessions}/${uuid}`, { method: 'DELETE' }),
  endOtherSessions: () => request<SessionsEnded>(sessions, { method: 'DELETE' }),
  consents: () => request<ConsentView[]>(`${root}/consents`),
  withdrawConsent: (subject: string) =>
    request<ConsentView[]>(`${root}/consents/${subject}`, { method: 'DELETE' }),
  consentText: (subject: string, version: string) =>
    request<ReadableText>(`/service-application/external/api/v1/heloc/disclosures/${subject}`, {
      query: { version },
      ...fact,
    }),
  notificationChoices: () => request<NotificationChoice[]>(`${root}/notification-choices`),
  chooseNotification: (topic: string, isWanted: boolean) =>
    request<NotificationChoice[]>(`${root}/notification-choices/${topic}`, {
      method: 'PUT',
      body: { isWanted },
    }),
  data: (body: AccountDataRequest) => request<AccountData>(`${root}/data`, { method: 'POST', body }),
  close: (body: AccountClosingRequest) => request<SessionsEnded>(`${root}/closing`, { method: 'POST', body }),
} as const
