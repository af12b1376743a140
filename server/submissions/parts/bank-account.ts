import { randomUUID } from 'node:crypto'
import type { AccountType, Heloc } from '#generated/domain'
import type { SealedNumber } from '../../applications/loan-file.ts'
import { Problem } from '../../errors/problem.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { sealNumber } from '../../secrets/seal-number.ts'
import { vendorsOf } from '../../vendors/vendors-of.ts'
import type { SubmissionInput } from '../submission.ts'

export interface AccountNumbers {
  readonly accountType: AccountType
  readonly routingNumber: string
  readonly accountNumber: string
}

export interface DescribedAccount {
  readonly shown: NonNullable<Heloc['disburseAccount']>
  readonly sealed: SealedNumber
}

export interface CheckedAccount extends DescribedAccount {
  readonly status: 'VERIFIED' | 'PENDING_REVIEW'
}

/**
 * Checks an account with the bank. Returns it for display, with its number sealed. Throws a Problem (422) if the bank does not
 * confirm it.
 */
export async function checkAccount(input: SubmissionInput, typed: AccountNumbers): Promise<CheckedAccount> {
  const { services, application } = input
  // Another account at the same version is another question. Hashed with a key, because a number is quickly guessed from a plain hash.
  const account = keyedHash(services.secrets.dataKey, `${typed.routingNumber} ${typed.accountNumber}`)
  const key = `${application.uuid}:account:${application.version}:${account}`
  const call = { key, application: application.uuid }
  const { status, bankName } = await vendorsOf(services, application).bank.check(typed, call)
  if (status === 'FAILED_VERIFICATION') throw new Problem(422, 'ACCOUNT_REFUSED').at('accountNumber')
  return { status, ...describeAccount(input, typed, bankName) }
}

export function describeAccount(
  { services }: SubmissionInput,
  { accountType, routingNumber, accountNumber }: AccountNumbers,
  bankName?: string,
): DescribedAccount {
  const sealed = sealNumber(services.secrets.dataKey, accountNumber)
  return {
    sealed,
    shown: {
      uuid: randomUUID(),
      // A routing number identifies the bank, not the person. Of the account's number only the last digits are shown.
      routingNumber,
      accountNumber: `••••${sealed.lastFour}`,
      mask: sealed.lastFour,
      accountType,
      ...(bankName !== undefined && { bankName }),
    },
  }
}
