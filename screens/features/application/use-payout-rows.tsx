import type { ReactNode } from 'react'
import type { Payout } from '#engine'
import { Money } from '../../wording/money.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { useFigures } from '../../wording/use-figures.ts'

export interface PayoutRow {
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
  return ({ amountCents, drawCents, feeCents, payoffCents, receivedCents }, feeBps) => [
    { label: t('shell.payout.line'), value: <Cents cents={amountCents} /> },
    { label: t('shell.payout.draw'), value: <Cents cents={drawCents} /> },
    { label: t('shell.payout.fee', { percent: percent(feeBps / 100) }), value: <Cents cents={feeCents} /> },
    ...(payoffCents > 0 ? [{ label: t('shell.payout.payoffs'), value: <Cents cents={payoffCents} /> }] : []),
    {
      label: t('shell.payout.received'),
      value: (
        <b>
          <Cents cents={receivedCents} />
        </b>
      ),
    },
  ]
}

const Cents = ({ cents }: { readonly cents: number }) => <Money dollars={cents / 100} cents />
