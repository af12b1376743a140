import { type Context, resolvePage } from '#engine'
import { checkContext, type JsonObject, parseJsonFile, type TenantJourney, tenantContext } from '#source'
import type { BorrowerClient } from './borrower-client.ts'
import { DriveStopped } from './drive-stopped.ts'

/** A server state that the application came to, and the page that an applicant would have seen. */
export interface RoadStep {
  /** `HMDA` the first time that the application is there, `HMDA#2` the second. */
  readonly id: string
  readonly state: string
  readonly page: string
  readonly by: string
}

/** The step at which an application has arrived after these: the page is where a browser is led that is at none yet. */
export async function stepAt(
  borrower: BorrowerClient,
  { journey, tenant }: TenantJourney,
  state: string,
  passed: readonly RoadStep[],
): Promise<RoadStep> {
  const [profile, heloc, status] = await Promise.all([
    borrower.profile(),
    borrower.heloc(),
    borrower.status(),
  ])
  const answered = { profile, heloc, status: { ...status, checklistStatus: state } }
  const context = {
    ...readAnswers(answered),
    session: { authenticated: true },
    tenant: tenantContext(tenant),
  }
  const { page, by } = resolvePage(journey, context)
  const times = passed.filter((step) => step.state === state).length + 1
  return { id: times === 1 ? state : `${state}#${times}`, state, page, by }
}

/** The server's answers as a context, checked by the same schema as any other. */
function readAnswers(answers: JsonObject): Context {
  const { context, errors } = checkContext(parseJsonFile('the answers', JSON.stringify(answers, null, 2)))
  if (context === undefined)
    throw new DriveStopped(`The server's answers cannot be used: ${errors.join(' ')}`)
  return context
}
