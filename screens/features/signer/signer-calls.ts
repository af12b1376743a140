import type { CoDeedStatusResponse, SignerView } from '#generated/api'
import { withProof } from '../../api/proof.ts'
import { request } from '../../api/request.ts'
import { type ShapeOf, soundRecord } from '../../api/side-answer.ts'

const applications = '/service-application/api/v1/application/heloc'

/** Segment that replaces the application's uuid in the URL of a signer's documents. */
export const signerPlace = 'co-deed'

/** Lists of what a signer may see, with what the pages read of their entries. */
const lists: ShapeOf<SignerView> = {
  documents: [
    {
      uuid: 'string',
      type: 'string',
      name: 'string',
      toSign: 'boolean',
      given: 'boolean',
      createdDate: 'time',
    },
  ],
  conditions: [{ documents: ['string'] }],
}

export type SignerAct = 'consent' | 'identity' | 'proof' | 'refusal' | 'rescission' | 'signature'

/** Key of the cached answer of `signing`. */
export const signingKey = ['signing']

/** Requests of an additional signer, and those by which a borrower invites one. */
export const signerCalls = {
  signing: () => soundRecord(request<SignerView>(`${applications}/co-deed/signing`), lists),
  act: (name: SignerAct, body: unknown, key: string) =>
    withProof(() =>
      soundRecord(
        request<SignerView>(`${applications}/co-deed/acts/${name}`, {
          method: 'POST',
          body,
          headers: { 'Idempotency-Key': key },
        }),
        lists,
      ),
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
