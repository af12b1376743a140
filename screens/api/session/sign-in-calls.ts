import type { RedirectResponse } from '#generated/api'
import { request } from '../request.ts'

interface Visit {
  readonly applicationName: 'heloc'
  readonly orgCode: string
  readonly mode: string
}

/** Requests to sign in and out. A 401 does not end the session here. */
export const signInCalls = {
  login: (body: Visit & { readonly email: string; readonly password: string }) =>
    request<RedirectResponse>('/identity-broker/customer/api/v3/login', {
      method: 'POST',
      body,
      keepSession: true,
      withOrigin: true,
    }),
  logout: (body: Visit) =>
    request<{ redirect: string }>('/identity-broker/customer/secure/api/v3/logout', {
      method: 'POST',
      body,
      keepSession: true,
    }),
} as const
