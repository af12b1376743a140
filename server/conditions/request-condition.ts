import { isDeepStrictEqual } from 'node:util'
import type { Condition } from '#generated/domain'
import { lockApplication } from '../applications/application-store.ts'
import { commit } from '../applications/commit.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { conditionsOf } from './condition.ts'
import { type RaisedCondition, raiseConditions } from './raise-condition.ts'
import type { StoredCondition } from './stored-condition.ts'
import { toCondition } from './to-condition.ts'

/**
 * Asks the borrower of an application for something, for a reviewer. A request that equals an open one, such as a retry after a
 * lost response, returns the open one. Throws a Problem if the application has ended (409) or does not exist (404).
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
    const known = conditionsOf(application).find((one) => isOpenFor(one, asked))
    if (known !== undefined) return toCondition(known)
    const patch = raiseConditions(tenant, application, [asked], services.clock.now())
    const changed = await commit(tx, services, application, patch, { who: asked.judge ?? 'desk' })
    const raised = conditionsOf(changed).at(-1)
    if (raised === undefined) throw new Error('A condition was raised and is not there.')
    return toCondition(raised)
  })

const isOpenFor = (
  { state, category, comments, notes, documents, count }: StoredCondition,
  asked: RaisedCondition,
): boolean =>
  state === 'OPEN' &&
  category === asked.category &&
  comments === asked.commentsToBorrower &&
  notes === asked.notes &&
  (asked.requestDocuments === undefined || isDeepStrictEqual([...documents], asked.requestDocuments)) &&
  (asked.numDocsRequired === undefined || count === asked.numDocsRequired)
