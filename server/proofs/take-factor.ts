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
 * how many are left, because a thief may have found the list; and of many wrong codes within a day, because a stranger who
 * enters them has the password or a session.
 */
export async function takeFactor(
  services: Services,
  request: FastifyRequest,
  account: FactorAccount,
  given: string,
): Promise<void> {
  const taken = await takeFactorCode(services, request, account, given).catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'FACTOR_CODE') await tellOfGuessing(services, account)
    throw error
  })
  if (taken === 'factor-used') return
  const left = await countRecoveryCodes(services.database.db, account.uuid)
  await tell(services, account, { template: 'recoveryCodeUsed', values: { left } })
}

/** Counts a wrong code, and tells of as many as delay the next one, once a day: whoever waits as told is told of, too. */
async function tellOfGuessing(services: Services, account: FactorAccount): Promise<void> {
  const { database, clock } = services
  const { tenant: code, email } = account
  const key = `${accountPrefix(services, 'factor', { tenant: { code }, email })}told`
  const { count } = await countAttempt(database.db, key, dayMs, clock.now())
  if (count === delayRule(services, 'wrongCodes').free + 1)
    await tell(services, account, { template: 'factorGuessed' })
}

const dayMs = 86_400_000

const tell = (
  services: Services,
  { uuid: identity, tenant: realm }: FactorAccount,
  letter: LetterWords<ButtonLetter>,
): Promise<void> =>
  services.database.db.transaction((tx) =>
    tellOfAct(tx, services, brandOf(services, realm), { ...letter, identity }),
  )
