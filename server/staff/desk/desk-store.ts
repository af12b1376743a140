import type { SignerRefusal } from '#generated/domain'
import type { Application } from '../../applications/application.ts'
import { findApplication, type ListPart, loadOldest } from '../../applications/application-store.ts'
import { type StaffMember, tenantsOf, type WorkRole } from '../../auth/staff/staff-member.ts'
import { and, eq, inArray, sql } from '../../database/drizzle.ts'
import { applications, identities } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { findDeskSubject } from '../../jobs/handlers/decision/desk-reviews.ts'
import type { Services } from '../../services.ts'

/** Roles that decide at the desk. */
export const reviewers: readonly WorkRole[] = ['REVIEWER', 'SUPERVISOR']

/** Whether an answer waits for a reviewer, in the words of the index `applications_answered`. */
const hasAnswer = sql`${applications.loanFile} @> '{"conditions": [{"state": "ANSWERED"}]}'::jsonb`

/** Whether a co-owner refused to sign. Each reason is asked for, because the index of the signers finds whole values alone. */
const hasRefusal = sql.join(
  (['UNWILLING', 'NOT_OWNER'] satisfies SignerRefusal[]).map(
    (refusal) => sql`${applications.heloc} -> 'helocSigners' @> ${JSON.stringify([{ refusal }])}::jsonb`,
  ),
  sql` or `,
)

/** Lists the applications of a reviewer's lenders that wait for a person, the longest waiting first. */
export async function loadWaiting(
  services: Services,
  member: StaffMember,
  part: ListPart,
): Promise<readonly Application[]> {
  const tenants = tenantsOf(member, reviewers)
  const states = tenants.flatMap((code) => deskStates(services, code))
  const signing = tenants.flatMap(
    (code) => services.tenants.find(code)?.process.transitions.coDeedSigned?.from ?? [],
  )
  return loadOldest(
    services.database.db,
    and(
      inArray(applications.tenant, [...tenants]),
      sql`(${inArray(applications.state, [...new Set(states)])} or ${hasAnswer}
        or (${hasRefusal}) and ${inArray(applications.state, [...new Set(signing)])})`,
    ),
    part,
  )
}

/** Lists the applications of a reviewer's lenders with the given loan number or borrower's e-mail address. */
export async function findNamed(
  services: Services,
  member: StaffMember,
  name: string,
  part: ListPart,
): Promise<readonly Application[]> {
  const { db } = services.database
  const tenants = [...tenantsOf(member, reviewers)]
  const { uuid, tenant, heloc, owner } = applications
  // Two queries, because no index serves a condition on both tables.
  const numbered = db.select({ uuid }).from(applications).where(sql`${heloc} ->> 'loanNumber' = ${name}`)
  const written = db
    .select({ uuid })
    .from(identities)
    .innerJoin(applications, eq(owner, identities.uuid))
    .where(and(inArray(identities.tenant, tenants), eq(identities.email, name.toLowerCase())))
  return loadOldest(db, and(inArray(tenant, tenants), inArray(uuid, numbered.union(written))), part)
}

/** Loads an application of a reviewer's lenders. Throws a Problem (404) for any other. */
export async function loadAtDesk(
  services: Services,
  member: StaffMember,
  uuid: string,
): Promise<Application> {
  const application = await findApplication(services.database.db, uuid)
  if (application === undefined || !tenantsOf(member, reviewers).includes(application.tenant))
    throw new Problem(404, 'APPLICATION_UNKNOWN')
  return application
}

function deskStates({ tenants }: Services, code: string): readonly string[] {
  const states = tenants.find(code)?.process.states ?? {}
  return Object.entries(states).flatMap(([state, { job }]) =>
    job !== undefined && findDeskSubject(job) !== undefined ? [state] : [],
  )
}
