import { randomUUID } from 'node:crypto'
import { pathOf } from '#engine'
import type { InvitationRequest, InvitationResponse } from '#generated/api'
import { Problem } from '../errors/problem.ts'
import { letterLink } from '../letters/letter-link.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import sandbox from '../vendors/sandbox.json' with { type: 'json' }
import { beginApplication } from './begin-application.ts'
import { openAccount } from './open-account.ts'
import { toE164 } from './registration-steps.ts'
import { requireAdmission } from './require-admission.ts'
import { createSetupCode } from './setup-codes.ts'

/** What a loan officer does for a wholesale borrower: an account without a password, an application begun, a code by mail. */
export async function inviteBorrower(
  services: Services,
  tenant: Tenant,
  request: InvitationRequest,
): Promise<InvitationResponse> {
  const steps = stepsOf(request)
  requireAdmission(
    tenant,
    { ...steps, birthdate: { dob: request.dob ?? sandbox.invitation.dob } },
    services.clock.now(),
  )
  return services.database.db.transaction(async (tx) => {
    const email = request.email.toLowerCase()
    const uuid = randomUUID()
    const profile = profileOf(request, email)
    const account = { uuid, tenant: tenant.code, email, profile, referrerUuid: request.referrer }
    if (!(await openAccount(tx, account))) throw new Problem(409, 'EMAIL_TAKEN')
    const beginning = { owner: uuid, steps, referrer: request.referrer }
    const applicationUuid = await beginApplication(tx, services, tenant, beginning)
    const code = await createSetupCode(tx, services, tenant, uuid)
    const url = letterLink(tenant, pathOf(tenant.journey.source.pages, 'register/account-setup'))
    const letter = {
      channel: 'MAIL',
      template: 'invitation',
      recipient: email,
      values: { code, url },
    } as const
    await postLetter(tx, tenant, { ...letter, at: services.clock.now() })
    return { identityUuid: uuid, applicationUuid }
  })
}

const profileOf = (request: InvitationRequest, email: string) => ({
  uuid: randomUUID(),
  name: { uuid: randomUUID(), firstName: request.firstName, lastName: request.lastName },
  dob: request.dob ?? sandbox.invitation.dob,
  email,
  phoneNumbers: [
    { uuid: randomUUID(), number: toE164(request.phoneNumber ?? sandbox.invitation.phoneNumber) },
  ],
  addresses: [],
  hasSsn: false,
})

function stepsOf(request: InvitationRequest) {
  const { street1, street2, city, state, zip } = { ...sandbox.invitation.address, ...request.address }
  return {
    'property-info': {
      address: { street1, city, state, zip, ...(street2 === undefined ? {} : { street2 }) },
      occupancy: request.occupancy ?? 'PRIMARY',
    },
    'sale-status': { saleStatus: 'NOT_FOR_SALE' as const },
    'income-info': {
      employmentType: request.employmentType ?? 'FULL_TIME',
      annualIncome: request.annualIncome ?? sandbox.invitation.annualIncome,
    },
  }
}
