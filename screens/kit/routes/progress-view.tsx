import type { Way } from '#engine'
import { currentOf, type Step, Stepper } from '../ui/feedback/stepper.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCopy } from '../wording/use-copy.ts'
import './progress-view.css'

export interface ProgressViewProps {
  readonly steps: readonly Step[]
  readonly label: string
  /** Share of the whole way, from the first question to the payout; undefined for a list that is a way of its own. */
  readonly way?: Pick<Way, 'percent'> & Partial<Way>
}

/**
 * Progress. On wide screens the steps are at the side. On narrow ones it is the current step, or the part of it, with a bar for
 * the whole way, which is more than these steps; a touch opens the steps.
 */
export function ProgressView({ steps, label, way }: ProgressViewProps) {
  const t = useCopy()
  const current = steps.find(currentOf)
  const done = current ? steps.indexOf(current) : steps.length
  const here = (current?.steps?.find(currentOf) ?? current)?.label
  const stepper = <Stepper label={label} steps={steps} doneLabel={t('shell.progress.done')} />
  const { percent, minutes = 0, isAdded } = way ?? {}
  const share = percent !== undefined && (
    <span className="progress-share small muted">
      {isAdded && here && <b>{t('shell.progress.added', { label: here })} </b>}
      {t('shell.progress.share', { percent })} {minutes > 0 && t('shell.timeLeft', { minutes })}
    </span>
  )
  return (
    <>
      <nav className="side-progress" aria-label={label}>
        {share}
        {stepper}
      </nav>
      <details className="step-bar">
        <summary>
          <span>{here ?? t('shell.progress.allDone')}</span>
          <Icon name="chevron" size={18} />
          <span className="step-bar-track">
            <span className="step-bar-done" style={{ width: `${percent ?? (done / steps.length) * 100}%` }} />
          </span>
          {share}
        </summary>
        {stepper}
      </details>
    </>
  )
}
