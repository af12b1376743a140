import type { Heloc } from '#generated/domain'
import type { LiensValues } from '#generated/forms'

export type FoundLien = NonNullable<Heloc['liens']>[number]
export type LienValue = LiensValues['liens'][number]
export type LienType = LienValue['type']

export const lienAnswers = ['CONFIRMED', 'CORRECTED', 'PAID_OFF'] as const
export type LienAnswer = (typeof lienAnswers)[number]

/** Answer of the applicant about a found loan. */
export interface FoundAnswer {
  readonly answer: LienAnswer
  readonly balance?: number | undefined
}

export interface AddedLien {
  readonly lender?: string | undefined
  readonly type?: LienType | undefined
  readonly balance?: number | undefined
}

/** Returns a found loan as submitted; undefined while the corrected balance is missing. */
export function resolveFound(lien: FoundLien, { answer, balance }: FoundAnswer): LienValue | undefined {
  if (answer === 'CORRECTED') return balance === undefined ? undefined : { ...asFound(lien), balance }
  return answer === 'PAID_OFF' ? { ...asFound(lien), paidOff: true } : asFound(lien)
}

/** Returns a lien as the records show it. */
export function asFound({ uuid, lender, type, balance, recordedBalance = balance }: FoundLien): LienValue {
  return { uuid, lender, type, balance: recordedBalance }
}

/** Returns the sum still owed on the home, in dollars, added up in cents. A loan counts as it did before until its answer is whole. */
export function owedDollars(
  found: readonly FoundLien[],
  answers: readonly FoundAnswer[],
  added: readonly AddedLien[],
): number {
  const onRecord = found.map((lien, index) => {
    const answer = answers[index]
    return (answer && resolveFound(lien, answer)) ?? lien
  })
  const values = [...onRecord, ...added]
  const cents = values.reduce((sum, value) => sum + owedCents(value), 0)
  return cents / 100
}

function owedCents({
  balance = 0,
  paidOff = false,
}: {
  balance?: number | undefined
  paidOff?: boolean
}): number {
  return paidOff || !Number.isFinite(balance) ? 0 : Math.round(balance * 100)
}
