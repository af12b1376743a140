import type { CoDeedStatusResponse, SignerView } from '#generated/api'
import { withProof } from '../../api/proof.ts'
import { request } from '../../api/request.ts'

const applications = '/service-application/api/v1/application/heloc'

/** Segment that replaces the application's uuid in the URL of a signer's documents. */
export const signerPlace = 'co-deed'

export type SignerAct = 'consent' | 'identity' | 'proof' | 'refusal' | 'rescission' | 'signature'

/** Requests of an additional signer, and those by which a borrower invites one. */
export const signerCalls = {
  signing: () => request<SignerView>(`${applications}/co-deed/signing`),
  act: (name: SignerAct, body: unknown, key: string) =>
    withProof(() =>
      request<SignerView>(`${applications}/co-deed/acts/${name}`, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
    ),
  status: (applicationUuid: string) =>
    request<CoDeedStatusResponse>(`${applications}/co-deed/status`, { query: { applicationUuid } }),
  invite: (applicationUuid: string, signer: string, email: string, key: string) =>
    withProof(() =>
      request<CoDeedStatusResponse>(
        `${applications}/${applicationUuid}/co-deed/signers/${signer}/invitation`,
        {
          method: 'POST',
          body: { email },
          headers: { 'Idempotency-Key': key },
        },
      ),
    ),
} as const
