import { uuidsOf } from '../../applications/documents/uuids-of.ts'
import type { Transaction } from '../../database/database.ts'
import { and, eq, inArray } from '../../database/drizzle.ts'
import { documents } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { otherSidesOf } from './identity-documents.ts'
import type { TakenUpload } from './take-upload.ts'

interface Listed {
  readonly type: string
  readonly uuid?: string
}

/**
 * Throws a Problem (422) if a picture of a side of an ID was sent already as its other side. A PDF may show both sides and is
 * taken for each.
 */
export async function requireOtherPicture(
  tx: Transaction,
  tenant: Tenant,
  { type, contentType, originalSha256 }: TakenUpload,
  listed: readonly Listed[],
): Promise<void> {
  const sides: readonly string[] = otherSidesOf(tenant, type)
  const others = uuidsOf(listed.filter((one) => sides.includes(one.type)))
  if (contentType === 'application/pdf' || others.length === 0) return
  const isSame = and(inArray(documents.uuid, [...others]), eq(documents.originalSha256, originalSha256))
  const same = await tx.select({ uuid: documents.uuid }).from(documents).where(isSame).limit(1)
  if (same.length > 0) throw new Problem(422, 'FILE_OTHER_SIDE')
}
