import type { RegistrationCodeRequest, RegistrationConfirmation, RegistrationResponse } from '#generated/api'
import { request } from './request.ts'

const path = '/identity/api/v1/registration/register'

/** What follows a registration: the code from the mail. A refusal is an answer here, not the end of a session. */
export const registrationCalls = {
  confirm: (body: RegistrationConfirmation, key: string) =>
    request<RegistrationResponse>(`${path}/confirm`, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key },
      withOrigin: true,
      keepSession: true,
    }),
  resend: (body: RegistrationCodeRequest) =>
    request<unknown>(`${path}/resend`, { method: 'POST', body, keepSession: true }),
} as const
