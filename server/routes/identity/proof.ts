import type { FastifyInstance } from 'fastify'
import type { Accepted, ProofGiven, ProofRequest } from '#generated/api'
import { giveProof, mailProofCode } from '../../proofs/give-proof.ts'
import { proofLimits } from '../../proofs/proof-limits.ts'
import type { Services } from '../../services.ts'
import { perAddress } from './per-address.ts'

const policy = { who: 'customer', data: 'own' } as const

/** POST /identity/secure/api/v1/proof and /identity/secure/api/v1/proof-code */
export function proof(app: FastifyInstance, services: Services): void {
  const config = { ...perAddress(services, 'proof'), policy }
  const given = {
    summary: 'Prove within a session that it is oneself, where a call refuses with PROOF_REQUIRED',
    body: services.schema('identity.schema.json#/$defs/ProofRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/ProofGiven') },
  }
  app.post<{ Body: ProofRequest }>(
    '/identity/secure/api/v1/proof',
    { config, schema: given },
    async (request): Promise<ProofGiven> => {
      await giveProof(services, request, request.body)
      return { forMs: proofLimits(services).anewMs }
    },
  )
  const mailed = {
    summary: 'Mail a code for a proof to the address with which one signs in',
    response: { 202: services.schema('registration.schema.json#/$defs/Accepted') },
  }
  app.post('/identity/secure/api/v1/proof-code', { config, schema: mailed }, async (request, reply) => {
    await mailProofCode(services, request)
    return reply.code(202).send({ accepted: true } satisfies Accepted)
  })
}
