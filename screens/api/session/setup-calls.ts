import type { RegistrationResponse, SetupCodeRequest, SetupRequest } from '#generated/api'
import { request } from '../request.ts'

const path = '/identity/api/v1/registration'

/** How somebody invited, or who has forgotten their password, comes in. A refusal is an answer here, not the end of a session. */
export const setupCalls = {
  sendCode: (body: SetupCodeRequest) =>
    request<unknown>(`${path}/setup-code`, { method: 'POST', body, keepSession: true }),
  setUp: (body: SetupRequest) =>
    request<RegistrationResponse>(`${path}/setup`, { method: 'POST', body, keepSession: true }),
} as const
