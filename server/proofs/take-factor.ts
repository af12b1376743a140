import type { FastifyRequest } from 'fastify'
import { accountPrefix } from '../auth/limits/attempt-key.ts'
import { delayRule } from '../auth/limits/claim-attempts.ts'
import { countAttempt } from '../auth/limits/count-attempts.ts'
import { brandOf } from '../auth/staff/staff-realm.ts'
import { Problem } from '../errors/problem.ts'
import type { ButtonLetter, LetterWords } from '../letters/letter-words.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { type FactorAccount, takeFactorCode } from '../second-factor/take-code.ts'
import type { Services } from '../services.ts'
import { tellOfAct } from './tell-of-act.ts'

/**
 * Takes a code of the second factor as takeFactorCode does. The owner is told by mail of each recovery code that is used up, with
 * how many are left, because a thief may have found the list; and of so many wrong codes that further ones must wait, because
 * a stranger who enters them has the password or a session.
 */
export async function takeFactor(
  services: Services,
  request: FastifyRequest,
  account: FactorAccount,
  given: string,
): Promise<void> {
  const taken = await takeFactorCode(services, request, account, given).catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'CODES_LIMITED') await tellOfGuessing(services, account)
    throw error
  })
  if (taken === 'factor-used') return
  const left = await countRecoveryCodes(services.database.db, account.uuid)
  await tell(services, account, { template: 'recoveryCodeUsed', values: { left } })
}

/** Tells of wrong codes once, until they are forgotten. */
async function tellOfGuessing(services: Services, account: FactorAccount): Promise<void> {
  const { database, clock } = services
  const { tenant: code, email } = account
  const key = `${accountPrefix(services, 'factor', { tenant: { code }, email })}told`
  const { forgetMs } = delayRule(services, 'wrongCodes')
  const { count } = await countAttempt(database.db, key, forgetMs, clock.now())
  if (count === 1) await tell(services, account, { template: 'factorGuessed' })
}

const tell = (
  services: Services,
  { uuid: identity, tenant: realm }: FactorAccount,
  letter: LetterWords<ButtonLetter>,
): Promise<void> =>
  services.database.db.transaction((tx) =>
    tellOfAct(tx, services, brandOf(services, realm), { ...letter, identity }),
  )
