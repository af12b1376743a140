import type { Heloc } from '#generated/domain'

/**
 * Returns how payments are made, as documents and letters say it: collected (AUTOPAY), paid bill by bill (MANUAL), or by a
 * statement in the mail (STATEMENT), which is the way of a line in crypto, whose applicant names no account.
 */
export function repaymentValues({ autopayAccount, payType }: Heloc): Readonly<Record<string, string>> {
  const mask = autopayAccount?.mask
  const repayment = mask !== undefined ? 'AUTOPAY' : payType === 'MANUAL' ? 'MANUAL' : 'STATEMENT'
  return { repayment, autopayMask: mask ?? '' }
}
