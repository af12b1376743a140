import type { RefusedPicture } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { findApplication, lockApplication } from '../applications/application-store.ts'
import type { Patch } from '../applications/change/patch.ts'
import { hasEnded } from '../applications/has-ended.ts'
import { replaced, type StoredCondition } from '../applications/stored-condition.ts'
import { withoutRefused } from '../documents/uploads/identity-documents.ts'
import type { Services } from '../services.ts'
import type { ConditionTicket } from '../vendors/ports/ticket.ts'
import { conditionLetter } from './asking-letter.ts'
import { commitAnswer } from './commit-answer.ts'
import { asksForIdentity, conditionsOf, uploadedDocuments } from './condition.ts'
import { conditionVersion } from './condition-version.ts'
import { type Judgement, judgeAnswer } from './judge-answer.ts'

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

/** Most reviews of an answer that is changed each time while its reviewer is asked. */
const mostReviews = 5

/**
 * Reviews an answer: it meets the condition, or the applicant is asked again. It may run twice, because a condition that is not
 * ANSWERED any more is left alone. The reviewer is asked outside of any transaction, and again if the applicant answers otherwise
 * meanwhile. If people decide at the desk, only they and the verifier of identity documents judge. Returns whether it changed
 * anything.
 */
export async function reviewCondition(
  services: Services,
  ticket: ConditionTicket,
  staff?: StaffReview,
): Promise<boolean> {
  for (let reviews = 0; reviews < mostReviews; reviews += 1) {
    const outcome = await reviewOnce(services, ticket, staff)
    if (outcome !== 'ANSWERED_OTHERWISE') return outcome === 'REVIEWED'
    if (staff !== undefined) return false
  }
  throw new Error(`${ticket.condition} was answered otherwise during each of ${mostReviews} reviews.`)
}

async function reviewOnce(
  services: Services,
  ticket: ConditionTicket,
  staff: StaffReview | undefined,
): Promise<'REVIEWED' | 'ANSWERED_OTHERWISE' | 'NOT_DUE'> {
  const application = await findApplication(services.database.db, ticket.application)
  const before = findAnswered(services, application, ticket)
  if (before === undefined) return 'NOT_DUE'
  if (staff === undefined && isLeftToPeople(services, before)) return 'NOT_DUE'
  const judgement = await judgeAnswer(services, before.application, before.condition, staff?.isMet)
  return services.database.db.transaction(async (tx) => {
    const now = findAnswered(services, await lockApplication(tx, ticket.application), ticket)
    if (now === undefined) return 'NOT_DUE'
    if ((staff?.version ?? versionOf(before)) !== versionOf(now)) return 'ANSWERED_OTHERWISE'
    await commitAnswer(tx, services, now.application, {
      patch: judgement === undefined ? superseded(now) : judged(services, now, judgement, staff),
      who: staff?.who ?? 'desk',
    })
    return 'REVIEWED'
  })
}

interface Answered {
  readonly application: Application
  readonly condition: StoredCondition
}

/** Returns the condition of a ticket if its answer waits for a review: not in an application that has ended. */
function findAnswered(
  { tenants }: Services,
  application: Application | undefined,
  ticket: ConditionTicket,
): Answered | undefined {
  if (application === undefined || hasEnded(tenants.of(application), application)) return undefined
  const condition = conditionsOf(application).find(
    ({ uuid, state }) => uuid === ticket.condition && state === 'ANSWERED',
  )
  return condition && { application, condition }
}

const versionOf = ({ application, condition }: Answered): string => conditionVersion(application, condition)

const isLeftToPeople = (services: Services, { application, condition }: Answered): boolean =>
  services.sandbox.desks === 'people' && !asksForIdentity(services.tenants.of(application), condition)

const judged = (
  services: Services,
  now: Answered,
  { isMet, refusedPictures, weighed }: Judgement,
  staff: StaffReview | undefined,
): Patch => ({
  ...(isMet ? cleared(now, staff) : reopened(services, now, refusedPictures, staff)),
  weighed,
})

/** Removes a condition whose place another one has taken. */
const superseded = ({ application, condition }: Answered): Patch => ({
  loanFile: { conditions: conditionsOf(application).filter(({ uuid }) => uuid !== condition.uuid) },
})

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
  const tenant = services.tenants.of(application)
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
      heloc: { documents: withoutRefused(tenant, documents, refused) },
    }),
  }
}
