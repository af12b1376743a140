import type { ReactNode } from 'react'
import './timeline.css'
import { Icon } from './icon.tsx'

export interface TimelineStep {
  readonly id: string
  readonly state: 'done' | 'current' | 'ahead'
  readonly label: ReactNode
  /** Date of the step, formatted. */
  readonly when?: ReactNode
  readonly children?: ReactNode
}

/** Timeline of past, current and future steps, with their dates. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ id, state, label, when, children }) => (
        <li
          key={id}
          className="timeline-step"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="timeline-mark" aria-hidden="true">
            {state === 'done' && <Icon name="check" size={14} />}
          </span>
          <div className="stack-small">
            <div className="timeline-head">
              <p className="timeline-label">{label}</p>
              {when && <p className="small muted">{when}</p>}
            </div>
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}
