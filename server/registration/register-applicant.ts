import { randomUUID } from 'node:crypto'
import { mayRegister } from '#engine'
import type { RegistrationRequest } from '#generated/api'
import { hashPassword } from '../auth/passwords.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { letterLink } from '../letters/letter-link.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { beginApplication } from './begin-application.ts'
import { openAccount } from './open-account.ts'
import { toProfile, validateSteps } from './registration-steps.ts'
import { requireAdmission } from './require-admission.ts'
import { agreedToTerms } from './terms.ts'

/** An account and its first application; refused where the lender or the law does not admit it. */
export async function register(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  request: RegistrationRequest,
): Promise<{ readonly identityUuid: string; readonly applicationUuid: string }> {
  await requireSelfRegistration(services, tenant, request.referrer)
  const steps = validateSteps(tenant, request)
  requireAdmission(tenant, steps, services.clock.now())
  const { consentTextHash } = steps['login-info']
  const agreed = [agreedToTerms(tenant, consentTextHash, services.clock.now())]
  const email = steps['contact-info'].email.toLowerCase()
  await refuseKnownAddress(tx, services, tenant, email)
  const identityUuid = randomUUID()
  const passwordHash = await hashPassword(steps['login-info'].password)
  const opened = await openAccount(tx, {
    uuid: identityUuid,
    tenant: tenant.code,
    email,
    passwordHash,
    profile: toProfile(steps),
    ...(request.referrer === undefined ? {} : { referrerUuid: request.referrer }),
  })
  if (!opened) throw knownAddress(services, tenant, email)
  const beginning = { owner: identityUuid, steps, referrer: request.referrer, agreed }
  return { identityUuid, applicationUuid: await beginApplication(tx, services, tenant, beginning) }
}

/**
 * Wholesale always refuses; a lender that requires a referrer refuses those who come without one (core specification 2).
 * A referrer whom nobody knows is none.
 */
async function requireSelfRegistration(
  { vendors }: Services,
  { settings }: Tenant,
  referrer: string | undefined,
): Promise<void> {
  if (settings.setup === 'WHOLESALE') throw new Problem(403, 'SELF_REGISTRATION')
  const isKnown = async () =>
    referrer !== undefined && (await vendors.originators.find(referrer)) !== undefined
  if (!mayRegister(settings, referrer) || (settings.referrerRequired && !(await isKnown())))
    throw new Problem(403, 'REFERRER_REQUIRED')
}

/** Never lets anybody into an account by registering again; its owner hears of the attempt. */
async function refuseKnownAddress(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  email: string,
): Promise<void> {
  const known = await tx
    .select({ uuid: identities.uuid })
    .from(identities)
    .where(and(eq(identities.tenant, tenant.code), eq(identities.email, email)))
  if (known.length > 0) throw knownAddress(services, tenant, email)
}

function knownAddress({ clock }: Services, tenant: Tenant, email: string): Problem {
  const url = letterLink(tenant, '/auth/login')
  const letter = {
    channel: 'MAIL',
    template: 'accountExists',
    recipient: email,
    at: clock.now(),
    values: { url },
  } as const
  return new Problem(409, 'EMAIL_TAKEN', {}, [], (db) => postLetter(db, tenant, letter))
}
