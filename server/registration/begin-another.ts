import { chooseRegistrationStep } from '#engine'
import type { ApplicationRequest } from '#generated/api'
import type { Profile } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { loadAllOf } from '../applications/application-store.ts'
import { lockProfile } from '../auth/lock-profile.ts'
import type { Transaction } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { beginApplication } from './begin-application.ts'
import { phoneNumberOf, readSteps } from './registration-steps.ts'
import { requireAdmission } from './require-admission.ts'
import { requireOtherHome } from './require-other-home.ts'
import { renewedTerms } from './terms.ts'

export interface AnotherBeginning {
  readonly owner: string
  readonly referrer: string | undefined
  readonly request: ApplicationRequest
}

/**
 * Begins another application of somebody who has an account, from the answers to the questions that are still asked of them.
 * Throws a Problem if they have an open application for the same home, or if a new applicant would be refused.
 */
export async function beginAnother(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { owner, referrer, request }: AnotherBeginning,
): Promise<string> {
  const now = services.clock.now()
  const before = await lockProfile(tx, owner)
  const read = readSteps(tenant)
  const steps = read.home(request)
  const { address } = steps['property-info']
  const others = await loadAllOf(tx, owner)
  const { ssn, marketingConsent } = keptOf(others)
  // If the social security number itself is not stored, the applicant is asked for it again.
  const profile = { ...withAnswers(tenant, before, request, read), hasSsn: ssn !== undefined }
  const saleStatus = steps['sale-status']?.saleStatus
  requireAdmission(tenant, { dob: profile.dob, state: address.state, saleStatus }, now)
  requireOtherHome(tenant, others, address)
  const { agreed, agreedAt } = await renewedTerms(tx, tenant, owner, request, now)
  await tx.update(identities).set({ profile, updatedAt: now }).where(eq(identities.uuid, owner))
  const known = { ...(ssn && { ssn }), ...(marketingConsent && { marketingConsent }) }
  const answered = { ...steps, kept: read.kept }
  const beginning = { owner, steps: answered, referrer, agreed: [agreed], agreedAt, known }
  return beginApplication(tx, services, tenant, beginning)
}

/** Returns the newest data of an applicant that hold for any application. `applications` are ordered newest first. */
const keptOf = (applications: readonly Application[]) => ({
  ssn: applications.find(({ loanFile }) => loanFile.ssn !== undefined)?.loanFile.ssn,
  marketingConsent: applications[0]?.loanFile.marketingConsent,
})

/**
 * Merges the known profile with the answers to the remaining questions. The account's e-mail address stays, whatever an answer
 * says.
 */
function withAnswers(
  { journey }: Tenant,
  profile: Profile,
  request: ApplicationRequest,
  read: ReturnType<typeof readSteps>,
): Profile {
  const { steps } = chooseRegistrationStep(journey, { profile }, { answered: [] })
  const isAsked = (step: string) => steps.includes(step)
  return {
    ...profile,
    ...(isAsked('name') && {
      name: { ...profile.name, ...read.name(request.name) },
    }),
    ...(isAsked('birthdate') && read.birthdate(request.birthdate)),
    ...(isAsked('contact-info') && {
      phoneNumbers: [phoneNumberOf(read.contact(request['contact-info']))],
    }),
  }
}
