import { type Context, resolvePage } from '#engine'
import { checkContext, type JsonObject, parseJsonFile, type TenantJourney, tenantContext } from '#source'
import type { BorrowerClient } from './borrower-client.ts'
import { DriveStopped } from './drive-stopped.ts'

/** A server state that the application passed, and the page that an applicant would have seen. */
export interface Stop {
  readonly state: string
  readonly page: string
  readonly by: string
}

/** Where the answers of the server lead a browser that is at no page yet. */
export async function stopAt(
  borrower: BorrowerClient,
  { journey, tenant }: TenantJourney,
  state: string,
): Promise<Stop> {
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
  return { state, page, by }
}

/** The server's answers as a context, held against the same schema as any other. */
function readAnswers(answers: JsonObject): Context {
  const { context, errors } = checkContext(parseJsonFile('the answers', JSON.stringify(answers, null, 2)))
  if (context === undefined)
    throw new DriveStopped(`The server's answers cannot be used: ${errors.join(' ')}`)
  return context
}
