import { isDeepStrictEqual } from 'node:util'
import type { Condition } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { lockApplication } from '../applications/application-store.ts'
import { commit } from '../applications/change/commit.ts'
import { hasEnded } from '../applications/has-ended.ts'
import type { StoredCondition } from '../applications/stored-condition.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { figure } from '../tenants/figure.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { askableOf } from './askable-of.ts'
import { conditionsOf } from './condition.ts'
import { conditionFor, type RaisedCondition, raiseConditions } from './raise-condition.ts'
import { toCondition } from './to-condition.ts'

/**
 * Asks the borrower of an application for something, for a reviewer. A request that equals an open one, such as a retry after a
 * lost response, returns the open one. Throws a Problem if the application does not exist (404), has ended, is not at a point where
 * this can be asked, or has as many open requests as anybody can answer (409).
 */
export const requestCondition = (
  services: Services,
  uuid: string,
  asked: RaisedCondition,
): Promise<Condition> =>
  services.database.db.transaction(async (tx) => {
    const application = await lockApplication(tx, uuid)
    if (application === undefined) throw new Problem(404, 'APPLICATION_NOT_FOUND')
    const tenant = services.tenants.of(application)
    if (hasEnded(tenant, application)) throw new Problem(409, 'EVENT_NOT_ADMITTED')
    if (!askableOf(tenant, application).includes(asked.category))
      throw new Problem(409, 'CONDITION_NOT_DUE').at('category')
    const now = services.clock.now()
    const wanted = conditionFor(tenant, application, asked, now)
    const known = conditionsOf(application).find((one) => isOpenAndAsks(one, wanted))
    if (known !== undefined) return toCondition(known)
    requireFew(tenant, application)
    const patch = raiseConditions(tenant, application, [asked], now)
    const changed = await commit(tx, services, application, patch, { who: asked.judge ?? 'desk' })
    const raised = conditionsOf(changed).at(-1)
    if (raised === undefined) throw new Error('A condition was raised and is not there.')
    return toCondition(raised)
  })

/** Throws a Problem (409) if too many conditions wait for the applicant, who gets a letter about each. */
function requireFew(tenant: Tenant, application: Application): void {
  const most = figure(tenant.journey.source.limits.limits.openConditions, 'most')
  const open = conditionsOf(application).filter(({ state }) => state === 'OPEN')
  if (open.length >= most) throw new Problem(409, 'CONDITIONS_LIMITED', { most })
}

/** Whether a condition is open and asks for the same as another. */
const isOpenAndAsks = (open: StoredCondition, wanted: StoredCondition): boolean =>
  open.state === 'OPEN' && isDeepStrictEqual(askedOf(open), askedOf(wanted))

const askedOf = ({ category, comments, notes, documents, count }: StoredCondition) => ({
  category,
  comments,
  notes,
  count,
  documents: [...documents].sort(),
})
