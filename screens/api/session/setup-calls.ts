import type { RegistrationResponse, SetupCodeRequest, SetupRequest } from '#generated/api'
import { request } from '../request.ts'

const path = '/identity/api/v1/registration'

/** Requests by which invited users, and users who forgot their password, gain access. A 401 does not end the session here. */
export const setupCalls = {
  sendCode: (body: SetupCodeRequest) =>
    request<unknown>(`${path}/setup-code`, { method: 'POST', body, keepSession: true }),
  setUp: (body: SetupRequest) =>
    request<RegistrationResponse>(`${path}/setup`, { method: 'POST', body, keepSession: true }),
} as const
