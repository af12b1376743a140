import { uuidsOf } from '../../applications/documents/uuids-of.ts'
import type { Transaction } from '../../database/database.ts'
import { and, eq, inArray, isNull } from '../../database/drizzle.ts'
import { documents } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { isIdentityDocument, otherSidesOf } from './identity-documents.ts'
import type { TakenUpload } from './take-upload.ts'

interface Listed {
  readonly type: string
  readonly uuid?: string
}

/**
 * Throws a Problem (422) for a file that was added already: a picture of a side of an ID as its other side, any other file for the
 * same purpose. A PDF may show both sides of an ID and is taken for each; a file that was sent may be asked for again.
 */
export async function requireOtherFile(
  tx: Transaction,
  tenant: Tenant,
  upload: TakenUpload,
  listed: readonly Listed[],
): Promise<void> {
  const { type, contentType } = upload
  const ofType = (types: readonly string[]) => listed.filter((one) => types.includes(one.type))
  if (isIdentityDocument(tenant, type)) {
    if (contentType === 'application/pdf') return
    if (await isAmong(tx, upload, ofType(otherSidesOf(tenant, type))))
      throw new Problem(422, 'FILE_OTHER_SIDE')
  } else if (await isAmong(tx, upload, ofType([type]), isNull(documents.weighedAt)))
    throw new Problem(422, 'FILE_TWICE')
}

/** Whether what was sent is the same, byte for byte, as one of some documents. */
async function isAmong(
  tx: Transaction,
  { originalSha256 }: TakenUpload,
  listed: readonly Listed[],
  which?: ReturnType<typeof isNull>,
): Promise<boolean> {
  const others = uuidsOf(listed)
  if (others.length === 0) return false
  const isSame = and(
    inArray(documents.uuid, [...others]),
    eq(documents.originalSha256, originalSha256),
    which,
  )
  return (await tx.select({ uuid: documents.uuid }).from(documents).where(isSame).limit(1)).length > 0
}
