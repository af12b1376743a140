import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { SetupRequest } from '#generated/api'
import { loadAllOf, loadSignedBy } from '../applications/application-store.ts'
import { endingSessions } from '../auth/end-sessions.ts'
import { findByEmail } from '../auth/find-by-email.ts'
import { type Account, type AttemptKeys, attemptKeys } from '../auth/limits/attempt-key.ts'
import { forgetOwnAttempts, takeBackAttempts } from '../auth/limits/claim-attempts.ts'
import { placeOf } from '../auth/limits/place-of.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { hashPassword } from '../auth/passwords/passwords.ts'
import { replacePassword } from '../auth/passwords/replace-password.ts'
import { requirePassword } from '../auth/passwords/require-password.ts'
import { evidence } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { claimCodeAttempt } from './claim-code-attempt.ts'
import { isRightCode, spendCode } from './setup-codes.ts'
import { agreedToTerms } from './terms.ts'

/**
 * Sets the password of an account whose owner received a code by mail. The code is used up and every session ends. Setting the
 * first password includes agreement to the terms, as a registration does, except for brokers, who do not apply.
 */
export async function setPassword(
  services: Services,
  http: FastifyRequest,
  tenant: Tenant,
  request: SetupRequest,
): Promise<string> {
  const { database, clock } = services
  const { email, code, password } = request
  requirePassword(tenant, { email, password })
  const identity = await findByEmail(database.db, tenant, email)
  const account = { tenant, email, identity: identity?.uuid }
  const keys = attemptKeys(services, http, 'code', account)
  await claimCodeAttempt(services, http, keys, concerned(account))
  if (
    !(await isRightCode(database.db, services, identity?.uuid ?? randomUUID(), code)) ||
    identity === undefined
  ) {
    noteSecurity(services, http, 'code-refused', concerned(account))
    throw new Problem(422, 'SETUP_CODE').at('code')
  }
  const agrees = !identity.isSetUp && identity.userType !== 'BROKER'
  const agreed = agrees ? await agreement(services, tenant, identity.uuid, keys, request) : undefined
  const passwordHash = await hashPassword(placeOf(services, http, identity.uuid), password)
  await endingSessions(services, async (tx, endSessions) => {
    if (!(await spendCode(tx, identity.uuid))) throw new Problem(422, 'SETUP_CODE').at('code')
    const change = { tenant, identity: identity.uuid, passwordHash, isFirst: !identity.isSetUp }
    await replacePassword(tx, endSessions, change, clock.now())
    await forgetOwnAttempts(tx, keys)
    if (agreed !== undefined) await tx.insert(evidence).values(agreed)
  })
  noteSecurity(services, http, 'password-reset', { identity: identity.uuid })
  return identity.uuid
}

const concerned = ({ tenant, email, identity }: Account) =>
  identity === undefined ? { tenant: tenant.code, email } : { identity }

/**
 * Returns the agreement to the terms for the application that the user was invited to. Undefined if the application is gone and
 * there is nothing to agree to.
 */
async function agreement(
  services: Services,
  tenant: Tenant,
  identity: string,
  keys: AttemptKeys,
  request: SetupRequest,
) {
  const { db } = services.database
  if (request.termsAccepted !== true) {
    // The code was right, so this was no guess.
    await takeBackAttempts(db, keys)
    throw new Problem(422, 'TERMS_REQUIRED')
  }
  const now = services.clock.now()
  const agreed = agreedToTerms(tenant, request.consentTextHash, now)
  const [invitedTo] = [...(await loadAllOf(db, identity)), ...(await loadSignedBy(db, identity))]
  return invitedTo && { ...agreed, application: invitedTo.uuid, identity, at: now }
}
