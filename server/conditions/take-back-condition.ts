import type { Heloc } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { lockApplication } from '../applications/application-store.ts'
import { uuidsOf } from '../applications/documents/uuids-of.ts'
import { hasEnded } from '../applications/has-ended.ts'
import type { StoredCondition } from '../applications/stored-condition.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq, inArray, isNull } from '../database/drizzle.ts'
import { documents } from '../database/schema.ts'
import { isIdentityDocument } from '../documents/uploads/identity-documents.ts'
import { findUploadable } from '../documents/uploads/uploadable.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { commitAnswer } from './commit-answer.ts'
import { conditionsOf, ruleOf, uploadedDocuments } from './condition.ts'

/** Whether a reviewer may take a request back: it has no answer, and no picture of an ID was refused. */
export const mayTakeBack = ({ state, refusedPictures }: StoredCondition): boolean =>
  state === 'OPEN' && refusedPictures === undefined

/**
 * Takes back a request that the borrower has not answered, for a reviewer: it leaves their list and their bell. They get a
 * letter, because the request came by one. Throws a Problem (409) if it may not be taken back or the application has ended.
 */
export const takeBackCondition = (
  services: Services,
  uuid: string,
  { condition, who }: { readonly condition: string; readonly who: string },
): Promise<void> =>
  services.database.db.transaction(async (tx) => {
    const application = await lockApplication(tx, uuid)
    const found = application && conditionsOf(application).find((one) => one.uuid === condition)
    if (application === undefined || found === undefined) throw new Problem(404, 'CONDITION_NOT_FOUND')
    const tenant = services.tenants.of(application)
    if (!mayTakeBack(found) || hasEnded(tenant, application)) throw new Problem(409, 'DESK_MOVED')
    const { action, title } = ruleOf(tenant, found.category)
    const patch = {
      loanFile: { conditions: conditionsOf(application).filter((one) => one !== found) },
      letters: [
        {
          ...({ channel: 'MAIL', template: 'conditionTakenBack' } as const),
          values: { title: sentence(tenant, title) },
        },
      ],
      ...(action === 'identity' && {
        heloc: { documents: [...(await identityBefore(tx, tenant, application, found))] },
      }),
    }
    await commitAnswer(tx, services, application, { patch, who })
  })

/** Returns the application's documents with the pictures of an ID that left it when another was asked for, and keeps these again. */
async function identityBefore(
  tx: Transaction,
  tenant: Tenant,
  application: Application,
  { seen }: StoredCondition,
): Promise<NonNullable<Heloc['documents']>> {
  const { documents: kept = [] } = application.heloc
  const gone = seen.filter((uuid) => !uploadedDocuments(application).includes(uuid))
  if (gone.length === 0 || kept.some(({ type }) => isIdentityDocument(tenant, type))) return kept
  const { uuid, type, name, pages, purgedAt } = documents
  const rows = await tx
    .select({ uuid, type, name, pages })
    .from(documents)
    .where(and(eq(documents.application, application.uuid), inArray(uuid, gone), isNull(purgedAt)))
  const pictures = rows.flatMap((row) => {
    const known = findUploadable(row.type)
    return known !== undefined && isIdentityDocument(tenant, known) ? [{ ...row, type: known }] : []
  })
  await tx
    .update(documents)
    .set({ removedAt: null })
    .where(inArray(uuid, uuidsOf(pictures)))
  return [...kept, ...pictures]
}
