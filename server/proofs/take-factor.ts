import type { FastifyRequest } from 'fastify'
import { brandOf } from '../auth/staff/staff-realm.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { type FactorAccount, takeFactorCode } from '../second-factor/take-code.ts'
import type { Services } from '../services.ts'
import { tellOfAct } from './tell-of-act.ts'

/**
 * Takes a code of the second factor as takeFactorCode does. The owner is told by mail of each recovery code that is used up, and
 * how many are left: a thief may have found the list.
 */
export async function takeFactor(
  services: Services,
  request: FastifyRequest,
  account: FactorAccount,
  given: string,
): Promise<void> {
  if ((await takeFactorCode(services, request, account, given)) === 'factor-used') return
  const { uuid: identity, tenant: realm } = account
  await services.database.db.transaction(async (tx) => {
    const values = { left: await countRecoveryCodes(tx, identity) }
    const act = { identity, template: 'recoveryCodeUsed', values } as const
    await tellOfAct(tx, services, brandOf(services, realm), act)
  })
}
