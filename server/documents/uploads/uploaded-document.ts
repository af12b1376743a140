import { randomUUID } from 'node:crypto'
import type { Application } from '../../applications/application.ts'
import type { RenderedDocument } from '../../applications/documents/rendered-document.ts'
import type { Transaction } from '../../database/database.ts'
import { and, eq, isNull, sql } from '../../database/drizzle.ts'
import { documents, fileSize } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { sealFile } from '../../secrets/seal-file.ts'
import type { Services } from '../../services.ts'
import { figure } from '../../tenants/figure.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { TakenUpload } from './take-upload.ts'

/**
 * Throws a Problem (422) if there are too many uploads of this type (`ofKind`, counted by the caller) or the application's
 * storage is full; removed files count as long as they are stored. The caller holds the lock on the application, so that nobody
 * adds one meanwhile.
 */
export async function requireRoom(
  tx: Transaction,
  tenant: Tenant,
  { uuid }: Application,
  upload: TakenUpload,
  ofKind: number,
): Promise<void> {
  const { limits } = tenant.journey.source
  const max = figure(limits.limits.upload, 'maxFiles')
  if (ofKind >= max) throw new Problem(422, 'TOO_MANY_FILES', { max })
  const [stored = { files: 0, bytes: 0 }] = await tx
    .select({
      files: sql<number>`count(*)`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${fileSize(documents)}), 0)`.mapWith(Number),
    })
    .from(documents)
    .where(and(eq(documents.application, uuid), eq(documents.origin, 'UPLOADED'), isNull(documents.purgedAt)))
  const isFull =
    stored.files >= figure(limits.limits.storage, 'maxFiles') ||
    stored.bytes + upload.bytes.length > figure(limits.limits.storage, 'maxBytes')
  if (isFull) throw new Problem(422, 'APPLICATION_FULL')
}

/** Document of an upload, its content sealed like a social security number: it may be the picture of an ID. */
export function uploadedDocument(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  upload: TakenUpload,
): RenderedDocument {
  const uuid = randomUUID()
  return {
    ...upload,
    ...sealFile(secrets.dataKey, uuid, upload.bytes),
    uuid,
    origin: 'UPLOADED',
    text: null,
    textHash: null,
    madeAt: clock.now(),
  }
}
