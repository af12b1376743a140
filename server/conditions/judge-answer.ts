import type { RefusedPicture } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { uuidsOf } from '../applications/documents/uuids-of.ts'
import { propertyAddress } from '../applications/property-address.ts'
import type { StoredCondition } from '../applications/stored-condition.ts'
import { isAnswered, loadDocument, type StoredDocument } from '../documents/document-store.ts'
import { refusedPictures } from '../documents/uploads/refused-pictures.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { asksForIdentity, canAnswer } from './condition.ts'

/** Judgement of an answer. */
export interface Judgement {
  readonly isMet: boolean
  readonly refusedPictures: readonly RefusedPicture[]
  /** Uuids of the reviewed documents. */
  readonly weighed: readonly string[]
}

/**
 * Returns what a member of staff says of the answer (`byStaff`: whether it meets the condition), otherwise what the verifier says
 * of identity documents, and the desk of everything else. Undefined if there is no picture of an ID to verify: a reviewer asked
 * for another one meanwhile, with which the pictures left the application.
 */
export async function judgeAnswer(
  services: Services,
  application: Application,
  condition: StoredCondition,
  byStaff: boolean | undefined,
): Promise<Judgement | undefined> {
  const tenant = services.tenants.of(application)
  const vendors = services.vendors.of(tenant)
  const fresh = await answerDocuments(services, tenant, application, condition)
  const weighed = uuidsOf(fresh)
  const call = {
    key: `${application.uuid}:condition:${condition.uuid}:${weighed.join()}`,
    application: application.uuid,
    ticket: { application: application.uuid, condition: condition.uuid },
  }
  if (byStaff !== undefined) return { isMet: byStaff, refusedPictures: [], weighed }
  if (asksForIdentity(tenant, condition)) {
    if (fresh.length === 0) return undefined
    const refused = await refusedPictures(vendors, fresh, call)
    return { isMet: refused.length === 0, refusedPictures: refused, weighed }
  }
  const question = {
    subject: 'condition',
    lastName: application.profile.name?.lastName ?? '',
    street1: propertyAddress(application).street1,
    documents: fresh,
  }
  const isMet = (await vendors.desk.decide(question, call)) === 'CLEARED'
  return { isMet, refusedPictures: [], weighed }
}

/** Loads the documents that the answer named. */
async function answerDocuments(
  { database }: Services,
  tenant: Tenant,
  { uuid: application, heloc }: Application,
  condition: StoredCondition,
): Promise<readonly StoredDocument[]> {
  const uuids = uuidsOf((heloc.documents ?? []).filter((document) => canAnswer(tenant, condition, document)))
  const found = await Promise.all(uuids.map((uuid) => loadDocument(database.db, application, uuid)))
  return found.filter(isAnswered)
}
