import type {
  PendingRegistrationResponse,
  RegistrationCodeRequest,
  RegistrationConfirmation,
  RegistrationResponse,
} from '#generated/api'
import { type RequestOptions, request } from '../request.ts'

const path = '/identity/api/v1/registration/register'

/** Requests that register a user once all questions are answered. A 401 does not end the session here. */
export const registrationCalls = {
  register: (body: unknown, key: string) => request<PendingRegistrationResponse>(path, posting(body, key)),
  confirm: (body: RegistrationConfirmation, key: string) =>
    request<RegistrationResponse>(`${path}/confirm`, posting(body, key)),
  resend: (body: RegistrationCodeRequest) => request<unknown>(`${path}/resend`, posting(body)),
} as const

const posting = (body: unknown, key?: string): RequestOptions => ({
  method: 'POST',
  body,
  ...(key !== undefined && { headers: { 'Idempotency-Key': key }, withOrigin: true }),
  keepSession: true,
})
