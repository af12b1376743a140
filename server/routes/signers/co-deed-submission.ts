import type { FastifyInstance } from 'fastify'
import type { SignerView } from '#generated/api'
import { idempotently } from '../../http/idempotency/idempotently.ts'
import type { Services } from '../../services.ts'
import { listSignerDocuments } from '../../signers/signer-documents.ts'
import { loadSigning, lockSigning } from '../../signers/signing.ts'
import { signerSubmissions } from '../../signers/submissions/signer-submissions.ts'
import { submitAsSigner } from '../../signers/submit-as-signer.ts'
import { toSignerView } from '../../signers/to-signer-view.ts'
import { askOutside } from '../../vendors/ask-outside.ts'

const actForms = Object.fromEntries(
  Object.entries(signerSubmissions).map(([name, { asked }]) => [name, asked.form]),
)

/** POST /service-application/api/v1/application/heloc/co-deed/acts/{name} */
export function coDeedSubmission(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Act as an additional signer',
    isIdempotent: true,
    forms: actForms,
    proofs: signerSubmissions,
    params: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', maxLength: 64, description: 'Act.' } },
    },
    body: { type: 'object', description: 'Values of the form.' },
    response: { 200: services.schema('signer.schema.json#/$defs/SignerView') },
  }
  app.post<{ Params: { readonly name: string }; Body: object }>(
    '/service-application/api/v1/application/heloc/co-deed/acts/:name',
    {
      config: { policy: { who: 'signer', data: 'own', proof: 'submission', session: 'in-query' } },
      schema,
    },
    async (request, reply) => {
      const found = await loadSigning(services, request)
      const sent = { name: request.params.name, values: request.body, http: request }
      return askOutside(services, (asking) =>
        idempotently(services, request, reply, async (tx): Promise<SignerView> => {
          await submitAsSigner(tx, asking, found, sent)
          const signing = await lockSigning(tx, found)
          return toSignerView(signing, await listSignerDocuments(tx, signing))
        }),
      )
    },
  )
}
