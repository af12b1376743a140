import { useCopy } from '../../kit/wording/use-copy.ts'
import { CancelLine, type CancelLineProps } from './cancel-line.tsx'

export interface EarlyCancelProps extends CancelLineProps {
  /** Whether the reader owns the home with the borrower, who alone said who lives there. */
  readonly isCoOwner?: boolean
}

/** Right to cancel of an owner before the notice of it is made: it has no last day yet (12 CFR 1026.15(a)(3)). */
export function EarlyCancel({ onSubmit, isCoOwner = false }: EarlyCancelProps) {
  const t = useCopy()
  return (
    <div className="stack-small">
      <p className="muted">{t(`complete.steps.rescission.${isCoOwner ? 'earlyOwner' : 'early'}`)}</p>
      <CancelLine onSubmit={onSubmit} />
    </div>
  )
}
