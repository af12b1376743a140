import { useCopy } from '../../wording/use-copy.ts'
import { CancelLine, type CancelLineProps } from './cancel-line.tsx'

/** Right to cancel of an owner before the notice of it is made: it has no last day yet (12 CFR 1026.15(a)(3)). */
export function EarlyCancel({ onSubmit }: CancelLineProps) {
  const t = useCopy()
  return (
    <div className="stack-small">
      <p className="muted">{t('complete.steps.rescission.early')}</p>
      <CancelLine onSubmit={onSubmit} />
    </div>
  )
}
