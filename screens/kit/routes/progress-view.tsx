import { currentOf, type Step, Stepper } from '../ui/feedback/stepper.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCopy } from '../wording/use-copy.ts'
import './progress-view.css'

export interface ProgressViewProps {
  readonly steps: readonly Step[]
  readonly label: string
  /** Percent of the whole way, from the first question to the payout; undefined for a list that is a way of its own. */
  readonly percent?: number
  /** Time left, as text. */
  readonly left?: string
  /** Whether the current step was added to the way. */
  readonly isAdded?: boolean
}

/**
 * Progress. On wide screens the steps are at the side. On narrow ones it is the current step, or the part of it, with a bar for
 * the whole way, which is more than these steps; a touch opens the steps.
 */
export function ProgressView({ steps, label, percent, left, isAdded }: ProgressViewProps) {
  const t = useCopy()
  const current = steps.find(currentOf)
  const done = current ? steps.indexOf(current) : steps.length
  const width = percent ?? (done / steps.length) * 100
  const here = (current?.steps?.find(currentOf) ?? current)?.label ?? t('shell.progress.allDone')
  const stepper = <Stepper label={label} steps={steps} doneLabel={t('shell.progress.done')} />
  const share = percent !== undefined && (
    <span className="progress-share small muted">
      {t('shell.progress.share', { percent })} {left} {isAdded && t('shell.stepAdded', { step: here })}
    </span>
  )
  return (
    <>
      <nav className="side-progress" aria-label={label}>
        {share}
        {stepper}
      </nav>
      <details className="fold-bar step-bar">
        <summary>
          <span>{here}</span>
          <Icon name="chevron" size={18} />
          <span className="step-bar-track">
            {/* None at the beginning: in the server's HTML a style attribute would be refused. */}
            <span className="step-bar-done" style={width > 0 ? { width: `${width}%` } : undefined} />
          </span>
          {share}
        </summary>
        {stepper}
      </details>
    </>
  )
}
