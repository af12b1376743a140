import type { RefusedPicture } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { findApplication, lockApplication } from '../applications/application-store.ts'
import type { Patch } from '../applications/patch.ts'
import { propertyAddress } from '../applications/property-address.ts'
import { loadDocument, type StoredDocument } from '../documents/document-store.ts'
import { isIdentityDocument } from '../documents/uploads/identity-documents.ts'
import { refusedPictures } from '../documents/uploads/refused-pictures.ts'
import { uuidsOf } from '../documents/uuids-of.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { ConditionTicket } from '../vendors/ports/ticket.ts'
import { conditionLetter } from './asking-letter.ts'
import { commitAnswer } from './commit-answer.ts'
import { asksForIdentity, canAnswer, conditionsOf, uploadedDocuments } from './condition.ts'
import { conditionVersion } from './condition-version.ts'
import { replaced, type StoredCondition } from './stored-condition.ts'

/** Judgement of an answer by a staff member. */
export interface StaffReview {
  readonly isMet: boolean
  /** Words for the borrower if the condition is not met. */
  readonly comments?: string
  /** Version of the condition that the staff member saw. Another version is not judged. */
  readonly version: string
  /** Identity of the staff member. */
  readonly who: string
}

/**
 * Reviews an answer: it meets the condition, or the applicant is asked again. It may run twice, because a condition that is not
 * ANSWERED any more is left alone. The reviewer is asked outside of any transaction. If people decide at the desk, only they
 * and the verifier of identity documents judge. Returns whether it changed anything.
 */
export async function reviewCondition(
  services: Services,
  ticket: ConditionTicket,
  staff?: StaffReview,
): Promise<boolean> {
  const before = await findAnswered(await findApplication(services.database.db, ticket.application), ticket)
  if (before === undefined) return false
  if (staff === undefined && isLeftToPeople(services, before)) return false
  const answer = await review(services, before.application, before.condition, staff)
  const done = await services.database.db.transaction(async (tx) => {
    const now = findAnswered(await lockApplication(tx, ticket.application), ticket)
    if (now === undefined) return false
    if ((staff?.version ?? versionOf(before)) !== versionOf(now)) return staff && false
    const patch = answer.isMet ? cleared(now, staff) : reopened(services, now, answer.refusedPictures, staff)
    await commitAnswer(tx, services, now.application, {
      patch: { ...patch, weighed: answer.weighed },
      who: staff?.who ?? 'desk',
    })
    return true
  })
  // Answered otherwise meanwhile, which the vendor has not seen yet.
  return done ?? reviewCondition(services, ticket)
}

interface Answered {
  readonly application: Application
  readonly condition: StoredCondition
}

function findAnswered(application: Application | undefined, ticket: ConditionTicket): Answered | undefined {
  const condition =
    application &&
    conditionsOf(application).find(({ uuid, state }) => uuid === ticket.condition && state === 'ANSWERED')
  return application && condition && { application, condition }
}

const versionOf = ({ application, condition }: Answered): string => conditionVersion(application, condition)

const isLeftToPeople = (services: Services, { application, condition }: Answered): boolean =>
  services.sandbox.desks === 'people' &&
  !asksForIdentity(services.tenants.resolve(application.tenant), condition)

const cleared = ({ application, condition }: Answered, staff: StaffReview | undefined): Patch => ({
  loanFile: {
    conditions: replaced(conditionsOf(application), { ...condition, ...judgedBy(staff), state: 'CLEARED' }),
  },
})

const judgedBy = (staff: StaffReview | undefined) => (staff === undefined ? {} : { judge: staff.who })

function reopened(
  services: Services,
  { application, condition }: Answered,
  refused: readonly RefusedPicture[],
  staff: StaffReview | undefined,
): Patch {
  const tenant = services.tenants.resolve(application.tenant)
  const { documents = [] } = application.heloc
  const open = {
    ...condition,
    ...judgedBy(staff),
    ...(staff?.comments !== undefined && { comments: staff.comments }),
    state: 'OPEN' as const,
    seen: uploadedDocuments(application),
    refused: true,
    ...(refused.length > 0 && { refusedPictures: refused }),
  }
  return {
    loanFile: { conditions: replaced(conditionsOf(application), open) },
    letters: [conditionLetter(tenant, [open])],
    ...(asksForIdentity(tenant, condition) && {
      heloc: { documents: documents.filter(({ type }) => !isIdentityDocument(tenant, type)) },
    }),
  }
}

interface Review {
  readonly isMet: boolean
  readonly refusedPictures: readonly RefusedPicture[]
  /** Uuids of the reviewed documents. */
  readonly weighed: readonly string[]
}

/** Sends identity documents to the verifier and everything else to the desk. */
async function review(
  services: Services,
  application: Application,
  condition: StoredCondition,
  staff: StaffReview | undefined,
): Promise<Review> {
  const tenant = services.tenants.resolve(application.tenant)
  const vendors = services.vendors.of(tenant)
  const fresh = await answerDocuments(services, tenant, application, condition)
  const weighed = uuidsOf(fresh)
  const call = {
    key: `${application.uuid}:condition:${condition.uuid}:${weighed.join()}`,
    application: application.uuid,
    ticket: { application: application.uuid, condition: condition.uuid },
  }
  if (staff !== undefined) return { isMet: staff.isMet, refusedPictures: [], weighed }
  if (asksForIdentity(tenant, condition)) {
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

function answerDocuments(
  { database }: Services,
  tenant: Tenant,
  { uuid: application, heloc }: Application,
  condition: StoredCondition,
): Promise<readonly StoredDocument[]> {
  const uuids = uuidsOf((heloc.documents ?? []).filter((document) => canAnswer(tenant, condition, document)))
  return Promise.all(uuids.map((uuid) => loadDocument(database.db, application, uuid)))
}
