import type { ReactNode } from 'react'
import { type Payout, type PayoutItem, payoutItems } from '#product'
import { Money } from '../../kit/wording/money.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'

export interface PayoutRow {
  readonly kind: PayoutItem['kind']
  readonly label: string
  readonly value: ReactNode
}

/**
 * Returns a function that builds the rows of a payout: line, draw, fee, loans paid off, and amount received. They have the
 * same texts and figures everywhere.
 */
export function usePayoutRows(): (payout: Payout, feeBps: number) => readonly PayoutRow[] {
  const t = useCopy()
  const { percent } = useFigures()
  return (payout, feeBps) =>
    payoutItems(payout).map(({ kind, cents }) => ({
      kind,
      label: t(`shell.payout.${kind}`, { percent: percent(feeBps / 100) }),
      value: kind === 'received' ? <b>{amount(cents)}</b> : amount(cents),
    }))
}

const amount = (cents: number) => <Money dollars={cents / 100} cents />
