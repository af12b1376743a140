import type { FastifyRequest } from 'fastify'
import { lockProfile } from '../auth/lock-profile.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { endingOthers } from '../auth/renew-session.ts'
import { brandOf } from '../auth/staff/staff-realm.ts'
import { Problem } from '../errors/problem.ts'
import { takeFactor } from '../proofs/take-factor.ts'
import { tellOfAct } from '../proofs/tell-of-act.ts'
import { factorSetAt, removeFactor } from '../second-factor/factor-store.ts'
import { replaceRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { confirmFactor } from '../second-factor/set-up.ts'
import { countingAttempt, type FactorAccount } from '../second-factor/take-code.ts'
import type { Services } from '../services.ts'

/**
 * Confirms the second factor that the bearer began to set up, ends their other sessions and tells them by mail. Returns the
 * recovery codes, which are shown this once.
 */
export async function setUpFactor(
  services: Services,
  request: FastifyRequest,
  account: FactorAccount,
  code: string,
): Promise<readonly string[]> {
  const { uuid: identity, tenant: realm } = account
  const confirm = () =>
    endingOthers(services, request, async (tx, endOthers) => {
      // A sign-in of this moment waits for the same row, and is then asked for the factor.
      await lockProfile(tx, identity)
      const made = await confirmFactor(tx, services, identity, code)
      await endOthers({ identity }, 'ENDED', services.clock.now())
      await tellOfAct(tx, services, brandOf(services, realm), { identity, template: 'factorSet' })
      return made
    })
  const codes = await countingAttempt(services, request, account, confirm)
  noteSecurity(services, request, 'factor-set', { identity })
  return codes
}

/**
 * Switches the bearer's second factor off, for which a code of it is used up. Ends their other sessions and tells them by mail.
 * The caller has asked for the password.
 */
export async function switchFactorOff(
  services: Services,
  request: FastifyRequest,
  account: FactorAccount,
  code: string,
): Promise<void> {
  await takeFactor(services, request, account, code)
  const { uuid: identity, tenant: realm } = account
  await endingOthers(services, request, async (tx, endOthers) => {
    await lockProfile(tx, identity)
    await removeFactor(tx, identity)
    await endOthers({ identity }, 'ENDED', services.clock.now())
    await tellOfAct(tx, services, brandOf(services, realm), { identity, template: 'factorRemoved' })
  })
  noteSecurity(services, request, 'factor-removed', { identity })
}

/**
 * Replaces the bearer's recovery codes, for which a code of the second factor is used up, and tells them by mail. The caller has
 * asked for the password. Returns the new codes, which are shown this once.
 */
export async function renewRecoveryCodes(
  services: Services,
  request: FastifyRequest,
  account: FactorAccount,
  code: string,
): Promise<readonly string[]> {
  const { uuid: identity, tenant: realm } = account
  await takeFactor(services, request, account, code)
  const codes = await services.database.db.transaction(async (tx) => {
    await lockProfile(tx, identity)
    const isSet = (await factorSetAt({ database: { db: tx } }, identity)) !== undefined
    if (!isSet) throw new Problem(409, 'FACTOR_OFF')
    const made = await replaceRecoveryCodes(tx, identity)
    await tellOfAct(tx, services, brandOf(services, realm), { identity, template: 'recoveryCodesNew' })
    return made
  })
  noteSecurity(services, request, 'factor-codes-renewed', { identity })
  return codes
}
