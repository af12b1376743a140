import { Problem } from '../../errors/problem.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { vendorsOf } from '../../vendors/vendors-of.ts'
import { describeAccount } from '../parts/bank-account.ts'
import { submission } from '../submission.ts'

const asked = answersOf('bank/link', 'publicToken')

/** Stores an account that its owner linked by signing in to the bank. It needs no further check. */
export const linkedAccount = submission(asked, async (input) => {
  const { application, services } = input
  const { publicToken } = input.answers
  const call = {
    key: `${application.uuid}:linked-account:${application.version}:${keyedHash(services.secrets.dataKey, publicToken)}`,
    application: application.uuid,
  }
  const linked = await vendorsOf(services, application).linking.PLAID.exchange(publicToken, call)
  if (linked?.account === undefined) throw new Problem(422, 'LINK_EXPIRED')
  const { shown, sealed } = describeAccount(input, linked.account, linked.name)
  return {
    heloc: { disburseAccount: shown },
    loanFile: { disburseAccount: sealed, disburseAccountAt: input.now.toISOString() },
    status: { giactAccountStatus: 'VERIFIED' },
  }
})
