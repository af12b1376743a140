import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '../../auth/authenticate.ts'
import type { Transaction } from '../../database/database.ts'
import { Problem } from '../../errors/problem.ts'
import { findAnswered, idempotently } from '../../idempotency/idempotently.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { InspectedFile } from './inspect/inspection.ts'
import { nameAndHash } from './kept-file.ts'
import { readUpload, type SentFile } from './read-upload.ts'
import { isHeic, sniffType } from './sniff-type.ts'

/** A file as it is kept, with the hash of the one that was sent: of what a person can prove they sent. */
export interface TakenUpload extends Pick<SentFile, 'type' | 'name' | 'sha256'>, InspectedFile {
  readonly originalSha256: string
}

/**
 * Reads a file and has it taken by `work`, once a key: one that is sent again with its key gets the first answer, and is neither
 * scanned nor opened again. A Problem says why a file is not taken.
 */
export async function takeUpload<Body extends object>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  work: (tx: Transaction, upload: TakenUpload) => Promise<Body>,
): Promise<Body> {
  const sent = await readUpload(request, tenant)
  // What the idempotency key stands for: the file is no JSON body, so its hash takes that place.
  request.body = { type: sent.type, sha256: sent.sha256 }
  const answered = await findAnswered<Body>(services, request, reply)
  if (answered !== undefined) return answered
  services.files.requireRoom()
  const upload = await inspect(services, request, tenant, sent)
  return idempotently(services, request, reply, (tx) => work(tx, upload))
}

/** Has a file scanned and opened, and answers what is kept of it. */
async function inspect(
  services: Services,
  request: FastifyRequest,
  tenant: Tenant,
  sent: SentFile,
): Promise<TakenUpload> {
  await scan(services, tenant, sent)
  const contentType = sniffType(sent.bytes)
  const { uploadTypes = [] } = tenant.journey.source.limits
  if (contentType === undefined || !uploadTypes.includes(contentType))
    throw new Problem(422, isHeic(sent.bytes) ? 'FILE_HEIC' : 'FILE_TYPE')
  const file = { contentType, bytes: sent.bytes }
  const kept = await services.inspector.inspect(file, bearerOf(request).identity)
  return {
    ...kept,
    type: sent.type,
    ...nameAndHash(sent, contentType, kept),
    originalSha256: sent.sha256,
  }
}

/** Nothing is kept unscanned: while the scanner does not answer, an upload waits for another time. */
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
