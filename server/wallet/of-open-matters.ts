import { offeredSubmissions, whoseTurn } from '#engine'
import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import { hasEnded } from '../applications/has-ended.ts'
import { askedWords } from '../conditions/asked-words.ts'
import { conditionsOf } from '../conditions/condition.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { noticeOf } from './of-states.ts'
import { stableUuid } from './stable-uuid.ts'
import type { ToldOf } from './to-notification.ts'

/** Whether the applicant has to do something. */
export const isTheirTurn = (tenant: Tenant, application: Application): boolean =>
  whoseTurn(tenant.journey, contextOf(tenant, application)) === 'applicant'

/**
 * Returns the notification that a line on one's own home may be canceled, from the first signature on. With the notice of that
 * right, which names its last day, the matter is over.
 */
export function ofCancellation(tenant: Tenant, application: Application): readonly ToldOf[] {
  const { noteSignedAt: created, rescissionEndsAt } = application.heloc
  if (created === undefined) return []
  const isOver = rescissionEndsAt !== undefined
  const mayCancel = () =>
    offeredSubmissions(tenant.journey, 'complete', contextOf(tenant, application)).includes('rescission')
  const words = isOver || mayCancel() ? noticeOf(tenant, 'mayCancel') : undefined
  if (words === undefined) return []
  const uuid = stableUuid(`${application.uuid} mayCancel`)
  const button = isOver ? undefined : ('see' as const)
  const told = { uuid, created, ...words, isUnread: !isOver, isOver, button }
  return [{ application, told, page: 'complete' }]
}

/** Returns the notifications about reviewers' conditions, unread while they wait for the applicant. */
export function ofConditions(
  tenants: Pick<Services['tenants'], 'of'>,
  application: Application,
): readonly ToldOf[] {
  const tenant = tenants.of(application)
  return conditionsOf(application).map((condition) => {
    const { uuid, created, state } = condition
    const isUnread = state === 'OPEN' && isTheirTurn(tenant, application)
    const button = isUnread ? ('goOn' as const) : undefined
    const isOver = state !== 'OPEN' || hasEnded(tenant, application)
    const told = { uuid, created, ...askedWords(tenant, condition), isUnread, isOver, button }
    return { application, told, page: 'conditions' }
  })
}
