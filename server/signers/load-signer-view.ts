import type { FastifyRequest } from 'fastify'
import type { SignerView } from '#generated/api'
import type { Services } from '../services.ts'
import { listSignerDocuments } from './signer-documents.ts'
import { loadSigning } from './signing.ts'
import { toSignerView } from './to-signer-view.ts'

/** Loads what the bearer may see of the application that they sign, with their own documents. */
export async function loadSignerView(services: Services, request: FastifyRequest): Promise<SignerView> {
  const signing = await loadSigning(services, request)
  return toSignerView(signing, await listSignerDocuments(services.database.db, signing))
}
