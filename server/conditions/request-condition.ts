import type { Condition } from '#generated/domain'
import { lockApplication } from '../applications/application-store.ts'
import { commit } from '../applications/commit.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { conditionsOf } from './condition.ts'
import { type RaisedCondition, raiseConditions } from './raise-condition.ts'
import { toCondition } from './to-condition.ts'

/**
 * Asks the borrower of an application for something, for a reviewer. Throws a Problem if the application has ended (409) or
 * does not exist (404).
 */
export const requestCondition = (
  services: Services,
  uuid: string,
  asked: RaisedCondition,
): Promise<Condition> =>
  services.database.db.transaction(async (tx) => {
    const application = await lockApplication(tx, uuid)
    if (application === undefined) throw new Problem(404, 'APPLICATION_NOT_FOUND')
    const tenant = services.tenants.resolve(application.tenant)
    if (tenant.process.states[application.state]?.kind === 'terminal')
      throw new Problem(409, 'EVENT_NOT_ADMITTED', { state: application.state })
    const patch = raiseConditions(tenant, application, [asked], services.clock.now())
    const changed = await commit(tx, services, application, patch, { who: asked.judge ?? 'desk' })
    const raised = conditionsOf(changed).at(-1)
    if (raised === undefined) throw new Error('A condition was raised and is not there.')
    return toCondition(raised)
  })
