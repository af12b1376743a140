import type { ProofGiven, ProofRequest } from '#generated/api'
import { request } from '../request.ts'

const path = '/identity/secure/api/v1/proof'

/** Requests with which a signed-in user proves that it is still them. */
export const proofCalls = {
  give: (body: ProofRequest) => request<ProofGiven>(path, { method: 'POST', body }),
  mailCode: () => request<unknown>(`${path}-code`, { method: 'POST', body: {} }),
} as const
