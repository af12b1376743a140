import type {
  AccountClosingRequest,
  AccountData,
  AccountDataRequest,
  ConsentView,
  EmailChangeRequest,
  FactorChange,
  FactorCode,
  FactorRequest,
  FactorSetup,
  FactorView,
  NotificationChoice,
  PasswordChangeRequest,
  PhoneNumberChangeRequest,
  RecoveryCodes,
  SessionsEnded,
  SessionView,
} from '#generated/api'
import type { Profile } from '#generated/domain'
import { withProof } from '../../../../api/proof.ts'
import { fact } from '../../../../api/public-calls.ts'
import { request } from '../../../../api/request.ts'
import { soundList } from '../../../../api/side-answer.ts'
import type { PublicText } from '../../../../kit/api/backend.ts'

const root = '/identity/secure/api/v1'
const sessions = `${root}/sessions`
const factor = `${root}/second-factor`

const consentShape = {
  subject: 'string',
  title: 'string',
  version: 'string?',
  agreedAt: 'time',
  withdrawnAt: 'time?',
} as const
const choiceShape = { topic: 'string', isRequired: 'boolean', isWanted: 'boolean' } as const

/** Sends what takes the password. An account with a second factor proves itself with that as well, some time after its sign-in. */
const proven = <T>(path: string, body: unknown) =>
  withProof(() => request<T>(`${root}/${path}`, { method: 'POST', body }))

/** Requests about the user's own account, which the pages of an application do not need. */
export const accountCalls = {
  changeEmail: (body: EmailChangeRequest) => proven<Profile>('email', body),
  changePhoneNumber: (body: PhoneNumberChangeRequest) => proven<Profile>('phone-number', body),
  changePassword: (body: PasswordChangeRequest) => proven<SessionsEnded>('password', body),
  factor: () => request<FactorView>(factor),
  beginFactor: (body: FactorRequest) => request<FactorSetup>(factor, { method: 'POST', body }),
  confirmFactor: (body: FactorCode) =>
    request<RecoveryCodes>(`${factor}/confirmation`, { method: 'POST', body }),
  removeFactor: (body: FactorChange) => request<FactorView>(`${factor}/removal`, { method: 'POST', body }),
  renewRecoveryCodes: (body: FactorChange) =>
    request<RecoveryCodes>(`${factor}/recovery-codes`, { method: 'POST', body }),
  sessions: () =>
    soundList(request<SessionView[]>(sessions), {
      uuid: 'string',
      createdAt: 'time',
      lastUsedAt: 'time',
      isCurrent: 'boolean',
    }),
  endSession: (uuid: string) => request<SessionsEnded>(`${sessions}/${uuid}`, { method: 'DELETE' }),
  endOtherSessions: () => request<SessionsEnded>(sessions, { method: 'DELETE' }),
  consents: () => soundList(request<ConsentView[]>(`${root}/consents`), consentShape),
  withdrawConsent: (subject: string) =>
    soundList(request<ConsentView[]>(`${root}/consents/${subject}`, { method: 'DELETE' }), consentShape),
  consentText: (subject: string, version: string) =>
    request<PublicText>(`/service-application/external/api/v1/heloc/disclosures/${subject}`, {
      query: { version },
      ...fact,
    }),
  notificationChoices: () =>
    soundList(request<NotificationChoice[]>(`${root}/notification-choices`), choiceShape),
  chooseNotification: (topic: string, isWanted: boolean) =>
    soundList(
      request<NotificationChoice[]>(`${root}/notification-choices/${topic}`, {
        method: 'PUT',
        body: { isWanted },
      }),
      choiceShape,
    ),
  data: (body: AccountDataRequest) => proven<AccountData>('data', body),
  close: (body: AccountClosingRequest) => proven<SessionsEnded>('closing', body),
} as const
