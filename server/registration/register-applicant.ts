import { randomUUID } from 'node:crypto'
import type { PendingRegistrationResponse, RegistrationRequest } from '#generated/api'
import type { Place } from '../auth/limits/in-turn.ts'
import { hashPassword } from '../auth/passwords/passwords.ts'
import { type AskingVendors, requirePassword } from '../auth/passwords/require-password.ts'
import type { Transaction } from '../database/database.ts'
import { registrations } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { emailOf, type PendingRegistration, sealPending } from './pending-registration.ts'
import { mailCode, registrationLimits } from './registration-codes.ts'
import { applicantOf, validateSteps } from './registration-steps.ts'
import { requireAdmission } from './require-admission.ts'
import { agreedToTerms } from './terms.ts'

/**
 * Checks the answers of a registration. Throws a Problem if the lender or the law does not admit the applicant, whether or not
 * the address is known. It uses no database, so that no connection waits while the password is hashed.
 */
export async function admitApplicant(
  services: Pick<Services, 'clock'> & AskingVendors,
  tenant: Tenant,
  request: RegistrationRequest,
  place: Place,
): Promise<PendingRegistration> {
  const { referrer } = request
  const { 'login-info': login, ...steps } = validateSteps(tenant, request)
  const now = services.clock.now()
  requireAdmission(tenant, applicantOf(steps), now)
  const agreed = agreedToTerms(tenant, login.consentTextHash, now)
  const { password, ...loginInfo } = login
  await requirePassword(services, tenant, { email: steps['contact-info'].email, password })
  const passwordHash = await hashPassword(place, password)
  return {
    steps: { ...steps, 'login-info': loginInfo },
    passwordHash,
    agreed,
    ...(referrer === undefined ? {} : { referrer }),
  }
}

/**
 * Stores the answers, sealed, until the address is confirmed, and mails the code. It does the same for an address that has an
 * account.
 */
export async function keepRegistration(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  pending: PendingRegistration,
): Promise<PendingRegistrationResponse> {
  const uuid = randomUUID()
  const createdAt = services.clock.now()
  const expiresAt = new Date(createdAt.getTime() + registrationLimits(tenant).keptHours * 3_600_000)
  await tx.insert(registrations).values({
    uuid,
    tenant: tenant.code,
    sealed: sealPending(services, pending),
    ...(await mailCode(tx, services, tenant, uuid, emailOf(pending))),
    mails: 1,
    createdAt,
    expiresAt,
  })
  return { registration: uuid }
}
