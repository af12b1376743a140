import { type Context, resolvePage } from '#engine'
import {
  checkContext,
  type JsonObject,
  type Project,
  parseJsonFile,
  type TenantJourney,
  tenantContext,
} from '#source'
import type { BorrowerClient } from './borrower-client.ts'
import { DriveStopped } from './drive-stopped.ts'

/** Server state that the application reached, with the page that an applicant would have seen. */
export interface RoadStep {
  /** Id such as `HMDA` for the first time that the application is in the state, `HMDA#2` for the second. */
  readonly id: string
  readonly state: string
  readonly page: string
  readonly by: string
}

/** Step that an application has reached after the steps passed. Its page is the one to which a newly opened browser is led. */
export async function stepAt(
  borrower: BorrowerClient,
  { journey, tenant, project }: TenantJourney,
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
    ...readAnswers(answered, project),
    session: { authenticated: true },
    tenant: tenantContext(tenant),
  }
  const { page, by } = resolvePage(journey, context)
  const times = passed.filter((step) => step.state === state).length + 1
  return { id: times === 1 ? state : `${state}#${times}`, state, page, by }
}

/** Reads the server's responses as a context, checked by the same schema as any other context. */
function readAnswers(answers: JsonObject, project: Project): Context {
  const { context, errors } = checkContext(
    parseJsonFile('the answers', JSON.stringify(answers, null, 2)),
    project,
  )
  if (context === undefined)
    throw new DriveStopped(`The server's answers cannot be used: ${errors.join(' ')}`)
  return context
}
