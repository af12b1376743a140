import { randomUUID } from 'node:crypto'
import { pathOf } from '#engine'
import type { Invitation, InvitationResponse } from '#generated/api'
import { loadAllOf } from '../applications/application-store.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Originator } from '../vendors/ports/originator-directory.ts'
import { beginApplication } from './begin-application.ts'
import { findOriginator } from './find-originator.ts'
import { createInvitationLink } from './invitation-links.ts'
import { openAccount } from './open-account.ts'
import { applicantOf, toE164 } from './registration-steps.ts'
import { requireAdmission } from './require-admission.ts'
import { requireOpen } from './require-self-registration.ts'
import { codeLimits, createSetupCode } from './setup-codes.ts'

/**
 * Invites a borrower for a loan officer or broker: opens an account without a password, begins an application and mails a code.
 * Whoever invited somebody who has not set up the account yet invites them anew: the person is as said now, the application
 * stays, and the new link and code replace the earlier ones. Throws a Problem (409) for any other address that has an account.
 */
export async function inviteBorrower(
  services: Services,
  tenant: Tenant,
  invitation: Invitation,
): Promise<InvitationResponse> {
  requireOpen(tenant)
  const steps = stepsOf(invitation)
  const applicant = applicantOf({ ...steps, birthdate: { dob: invitation.dob } })
  requireAdmission(tenant, applicant, services.clock.now())
  const originator = await resolveOriginator(services, tenant, invitation.referrer)
  return services.database.db.transaction(async (tx) => {
    const email = invitation.email.toLowerCase()
    const { referrer } = invitation
    const profile = profileOf(invitation, email)
    const account = { uuid: randomUUID(), tenant: tenant.code, email, profile, referrerUuid: referrer }
    const isNew = await openAccount(tx, account)
    const uuid = isNew ? account.uuid : await reopenInvited(tx, account)
    const applicationUuid = isNew
      ? await beginApplication(tx, services, tenant, { owner: uuid, steps, referrer })
      : await applicationOf(tx, uuid)
    const code = await createSetupCode(tx, services, tenant, uuid)
    const path = pathOf(tenant.journey.source.pages, 'register/account-setup')
    const invited = { identity: uuid, path, step: 'code' }
    const url = await createInvitationLink(tx, services, tenant, invited)
    const letter = {
      channel: 'MAIL',
      template: 'invitation',
      recipient: email,
      values: { code, url, minutes: String(codeLimits(tenant).minutes), ...signatoryOf(originator) },
    } as const
    await postLetter(tx, tenant, { ...letter, at: services.clock.now() })
    return { identityUuid: uuid, applicationUuid }
  })
}

interface Account {
  readonly tenant: string
  readonly email: string
  readonly profile: ReturnType<typeof profileOf>
  readonly referrerUuid: string
}

/** Takes the account that the same referrer opened for somebody who has not set it up, and returns its uuid. */
async function reopenInvited(
  tx: Transaction,
  { tenant, email, profile, referrerUuid }: Account,
): Promise<string> {
  const [taken] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.tenant, tenant), eq(identities.email, email), isNull(identities.closedAt)))
    .for('no key update')
  if (taken === undefined || taken.passwordHash !== null) throw new Problem(409, 'EMAIL_TAKEN')
  if (taken.referrerUuid !== referrerUuid) throw new Problem(409, 'EMAIL_INVITED')
  await tx.update(identities).set({ profile }).where(eq(identities.uuid, taken.uuid))
  return taken.uuid
}

async function applicationOf(tx: Transaction, owner: string): Promise<string> {
  const [own] = await loadAllOf(tx, owner)
  if (own === undefined) throw new Problem(409, 'EMAIL_INVITED')
  return own.uuid
}

/** Throws a Problem (404) for a referrer who is neither staff nor known to the lead portal, before an account names them. */
async function resolveOriginator(services: Services, tenant: Tenant, referrer: string): Promise<Originator> {
  const found = await findOriginator(services, services.vendors.of(tenant), referrer, tenant.code)
  if (found === undefined) throw new Problem(404, 'ORIGINATOR_NOT_FOUND').at('referrer')
  return found
}

/** Returns the inviter as the originator's card names them: the broker if there is one, otherwise the loan officer. */
const signatoryOf = ({ brokerName, originatorName }: Originator) => ({
  originator: brokerName ? 'BROKER' : 'LOAN_OFFICER',
  originatorName: brokerName || originatorName || 'none',
})

const profileOf = (invitation: Invitation, email: string) => ({
  uuid: randomUUID(),
  name: { uuid: randomUUID(), firstName: invitation.firstName, lastName: invitation.lastName },
  dob: invitation.dob,
  email,
  phoneNumbers: [{ uuid: randomUUID(), number: toE164(invitation.phoneNumber) }],
  addresses: [],
  hasSsn: false,
})

const stepsOf = ({ address, occupancy, employmentType, annualIncome }: Invitation) => ({
  'property-info': { address, occupancy },
  'income-info': { employmentType, annualIncome },
})
