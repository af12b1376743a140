import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '../../auth/authenticate.ts'
import type { Transaction } from '../../database/database.ts'
import { Problem } from '../../errors/problem.ts'
import { findAnswered, idempotently } from '../../http/idempotency/idempotently.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { InspectedFile } from './inspect/inspection.ts'
import { nameAndHash } from './kept-file.ts'
import { readUpload, type SentFile } from './read-upload.ts'
import { sniffType } from './sniff-type.ts'

/** File as it is stored, with the hash of the original, so that a user can prove what they sent. */
export interface TakenUpload extends Pick<SentFile, 'type' | 'name' | 'sha256'>, InspectedFile {
  readonly originalSha256: string
}

/**
 * Reads a file and passes it to `work`, once per idempotency key: a repeated request gets the first response, and its file is
 * neither scanned nor opened again. Throws a Problem if the file is refused.
 */
export async function takeUpload<Body extends object>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  work: (tx: Transaction, upload: TakenUpload) => Promise<Body>,
): Promise<Body> {
  const sent = await readUpload(request, tenant)
  // The idempotency key covers this body: a file is no JSON body, so its hash replaces it.
  request.body = { type: sent.type, sha256: sent.sha256 }
  const answered = await findAnswered<Body>(services, request, reply)
  if (answered !== undefined) return answered
  services.files.requireRoom()
  const upload = await inspect(services, request, tenant, sent)
  return idempotently(services, request, reply, (tx) => work(tx, upload))
}

/** Scans and opens a file and returns the clean copy. */
async function inspect(
  services: Services,
  request: FastifyRequest,
  tenant: Tenant,
  sent: SentFile,
): Promise<TakenUpload> {
  await scan(services, tenant, sent)
  const contentType = sniffType(sent.bytes)
  const { uploadTypes = [] } = tenant.journey.source.limits
  if (contentType === undefined || !uploadTypes.includes(contentType)) throw new Problem(422, 'FILE_TYPE')
  const file = { contentType, bytes: sent.bytes }
  const kept = await services.inspector.inspect(file, bearerOf(request).identity)
  return {
    ...kept,
    type: sent.type,
    ...nameAndHash(sent, contentType, kept),
    originalSha256: sent.sha256,
  }
}

/** Scans a file before it is stored. Throws a Problem (503) while the scanner does not respond. */
export async function scan(
  { vendors, log }: Pick<Services, 'vendors' | 'log'>,
  tenant: Tenant,
  { name, bytes, sha256 }: Pick<SentFile, 'name' | 'bytes' | 'sha256'>,
): Promise<void> {
  const { scanner } = vendors.of(tenant)
  const verdict = await scanner.scan({ name, bytes }, { key: `upload:${sha256}` }).catch((err) => {
    log.error({ err }, 'the scanner of uploads does not answer')
    throw new Problem(503, 'UPLOADS_AWAY')
  })
  if (verdict === 'TOO_LARGE') throw new Problem(413, 'TOO_LARGE')
  if (verdict === 'HARMFUL') throw new Problem(422, 'FILE_HARMFUL')
}
