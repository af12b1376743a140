import { renderSVG } from 'uqr'
import type { FactorSetup } from '#generated/api'
import type { Transaction } from '../database/database.ts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { secondFactors } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import type { FactorAccount } from './take-code.ts'
import { createFactorSecret, factorUri, stepOf } from './totp.ts'

/**
 * Begins to set up a second factor: returns a new secret for the authenticator app, as text and as QR code. It counts only once a
 * code came back. Throws a Problem (409) if the account has a second factor.
 */
export async function beginFactor(
  { database, secrets, clock }: Services,
  tenant: Tenant,
  { uuid: identity, email }: Pick<FactorAccount, 'uuid' | 'email'>,
): Promise<FactorSetup> {
  const secret = createFactorSecret()
  const begun = { sealed: seal(secrets.dataKey, secret), begunAt: clock.now() }
  const kept = await database.db
    .insert(secondFactors)
    .values({ identity, ...begun })
    .onConflictDoUpdate({
      target: secondFactors.identity,
      set: begun,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ identity: secondFactors.identity })
  if (kept.length === 0) throw new Problem(409, 'FACTOR_SET')
  const uri = factorUri(secret, tenant.settings.org.orgMetaData.companyInfo.companyNameShort, email)
  const svg = renderSVG(uri, { border: 2 })
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/**
 * Confirms the second factor that was begun, with a code of the app, which is used up. Returns the recovery codes. Throws a
 * Problem (422) if the code is not right, and (409) if nothing was begun. The caller locks the account.
 */
export async function confirmFactor(
  tx: Transaction,
  { secrets, clock }: Services,
  identity: string,
  code: string,
): Promise<readonly string[]> {
  const begun = and(eq(secondFactors.identity, identity), isNull(secondFactors.confirmedAt))
  const [factor] = await tx.select().from(secondFactors).where(begun).for('update')
  if (factor === undefined) throw new Problem(409, 'FACTOR_NOT_BEGUN')
  const now = clock.now()
  const step = stepOf(unseal(secrets.dataKey, factor.sealed), code, now)
  if (step === undefined) throw new Problem(422, 'FACTOR_CODE').at('code')
  await tx.update(secondFactors).set({ confirmedAt: now, lastStep: step }).where(begun)
  return replaceRecoveryCodes(tx, identity)
}
