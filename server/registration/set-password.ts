import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { SetupRequest } from '#generated/api'
import { loadAllOf, loadSignedBy } from '../applications/application-store.ts'
import { endingSessions } from '../auth/end-sessions.ts'
import { findByEmail } from '../auth/find-by-email.ts'
import type { Account, AttemptKeys } from '../auth/limits/attempt-key.ts'
import { forgetOwnAttempts, takeBackAttempts } from '../auth/limits/claim-attempts.ts'
import { placeOf } from '../auth/limits/place-of.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { hashPassword } from '../auth/passwords/passwords.ts'
import { requirePassword } from '../auth/passwords/require-password.ts'
import type { Transaction } from '../database/database.ts'
import { evidence } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { chosenLocale, inLocale } from '../tenants/languages.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { claimSetupAttempt } from './claim-code-attempt.ts'
import { findInvited, spendInvitation, withdrawInvitation } from './invitation-links.ts'
import { replacePassword } from './replace-password.ts'
import { isRightCode, spendCode } from './setup-codes.ts'
import { agreedToTerms } from './terms.ts'
import { welcome } from './welcome.ts'

/** Proof that somebody may set the password of an account. */
interface SetupProof {
  readonly identity: Pick<
    NonNullable<Awaited<ReturnType<typeof findByEmail>>>,
    'uuid' | 'tenant' | 'locale' | 'email' | 'userType' | 'isSetUp'
  >
  /** Counters of the code; undefined for a link, which nobody can guess. */
  readonly keys?: AttemptKeys
  /** Uses the proof up. Returns false if a parallel request has used it. */
  readonly spend: (tx: Transaction) => Promise<boolean>
  readonly refusal: () => Problem
}

/**
 * Sets the password of an account whose owner received a code, or the link of an invitation, by mail. Both are used up and every
 * session ends. Setting the first password includes agreement to the terms, as a registration does, except for brokers, who do
 * not apply. Returns the account as it was before.
 */
export async function setPassword(
  services: Services,
  http: FastifyRequest,
  tenant: Tenant,
  request: SetupRequest,
): Promise<SetupProof['identity']> {
  const { clock } = services
  const { identity, keys, spend, refusal } = await proveSetup(services, http, tenant, request)
  const agrees = !identity.isSetUp && identity.userType !== 'BROKER'
  const agreed = agrees ? await agreement(services, tenant, identity.uuid, keys, request) : undefined
  const passwordHash = await hashPassword(placeOf(services, http, identity.uuid), request.password)
  await endingSessions(services, async (tx, endSessions) => {
    if (!(await spend(tx))) throw refusal()
    // The letter of an invitation has both: whichever is used, the other is over, too.
    await withdrawInvitation(tx, identity.uuid)
    // Somebody else may have chosen the language in which the password is set.
    const own = inLocale(tenant, identity.locale)
    const change = { tenant: own, identity: identity.uuid, passwordHash, isFirst: !identity.isSetUp }
    await replacePassword(tx, endSessions, change, clock.now())
    if (keys !== undefined) await forgetOwnAttempts(tx, keys)
    if (agreed !== undefined) await tx.insert(evidence).values(agreed)
    if (!identity.isSetUp && identity.userType === 'BORROWER')
      await welcome(tx, inLocale(own, chosenLocale(http)), {
        identity: identity.uuid,
        email: identity.email,
        at: clock.now(),
      })
  })
  noteSecurity(services, http, 'password-reset', { identity: identity.uuid })
  return identity
}

/** Checks the proof of a request: the token of an invitation, or else address and code. Throws a Problem (422) if it is not right. */
const proveSetup = (services: Services, http: FastifyRequest, tenant: Tenant, request: SetupRequest) =>
  request.invitation === undefined
    ? proveByCode(services, http, tenant, request)
    : proveByInvitation(services, http, tenant, { ...request, invitation: request.invitation })

async function proveByInvitation(
  services: Services,
  http: FastifyRequest,
  tenant: Tenant,
  { invitation, password }: Pick<SetupRequest, 'password'> & { readonly invitation: string },
): Promise<SetupProof> {
  const refusal = () => new Problem(422, 'INVITATION_OVER')
  const invited = await findInvited(services.database.db, services, tenant, invitation)
  if (invited === undefined) {
    noteSecurity(services, http, 'code-refused')
    throw refusal()
  }
  await requirePassword(services, tenant, { email: invited.email, password })
  const spend = (tx: Transaction) => spendInvitation(tx, invited.uuid, invitation)
  return { identity: { ...invited, isSetUp: false }, spend, refusal }
}

async function proveByCode(
  services: Services,
  http: FastifyRequest,
  tenant: Tenant,
  { email = '', code = '', password }: SetupRequest,
): Promise<SetupProof> {
  const { db } = services.database
  const refusal = () => new Problem(422, 'SETUP_CODE').at('code')
  await requirePassword(services, tenant, { email, password })
  const identity = await findByEmail(db, tenant, email)
  const account = { tenant, email, identity: identity?.uuid }
  const keys = await claimSetupAttempt(services, http, account, concerned(account))
  if (!(await isRightCode(db, services, identity?.uuid ?? randomUUID(), code)) || identity === undefined) {
    noteSecurity(services, http, 'code-refused', concerned(account))
    throw refusal()
  }
  return { identity, keys, spend: (tx) => spendCode(tx, identity.uuid), refusal }
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
  keys: AttemptKeys | undefined,
  request: SetupRequest,
) {
  const { db } = services.database
  if (request.termsAccepted !== true) {
    // The code was right, so this was no guess.
    if (keys !== undefined) await takeBackAttempts(db, keys)
    throw new Problem(422, 'TERMS_REQUIRED')
  }
  const now = services.clock.now()
  const agreed = agreedToTerms(tenant, request.consentTextHash, now)
  const [invitedTo] = [...(await loadAllOf(db, identity)), ...(await loadSignedBy(db, identity))]
  return invitedTo && { ...agreed, application: invitedTo.uuid, identity, at: now }
}
