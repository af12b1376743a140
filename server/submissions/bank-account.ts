import { randomUUID } from 'node:crypto'
import type { AccountType, Heloc } from '#generated/domain'
import type { SealedNumber } from '../applications/loan-file.ts'
import { Problem } from '../errors/problem.ts'
import { sealNumber } from '../secrets/seal-number.ts'
import type { SubmissionInput } from './submission.ts'

export interface TypedAccount {
  readonly accountType: AccountType
  readonly routingNumber: string
  readonly accountNumber: string
  readonly accountNumberRepeated: string
}

export interface CheckedAccount {
  readonly shown: NonNullable<Heloc['disburseAccount']>
  readonly sealed: SealedNumber
  readonly status: 'VERIFIED' | 'PENDING_REVIEW'
}

/** The account as it may be shown, its number sealed; refused when the bank does not confirm it. */
export async function checkAccount(
  { services, application }: SubmissionInput,
  typed: TypedAccount,
): Promise<CheckedAccount> {
  if (typed.accountNumber !== typed.accountNumberRepeated) throw new Problem(422, 'ACCOUNT_NUMBERS_DIFFER')
  const call = { key: `${application.uuid}:account:${application.version}` }
  const { status, bankName } = await services.vendors.bank.check(typed, call)
  if (status === 'FAILED_VERIFICATION') throw new Problem(422, 'ACCOUNT_REFUSED')
  const sealed = sealNumber(services.secrets.dataKey, typed.accountNumber)
  return {
    sealed,
    status,
    shown: {
      uuid: randomUUID(),
      // A routing number names the bank, not the person; the account's number is shown by its end alone.
      routingNumber: typed.routingNumber,
      accountNumber: `••••${sealed.lastFour}`,
      mask: sealed.lastFour,
      accountType: typed.accountType,
      bankName,
    },
  }
}
