import type { ReactNode } from 'react'
import './waiting-panel.css'

export interface WaitingPanelProps {
  /** Heading that says what is happening. */
  readonly title: ReactNode
  /** How long it usually takes and what happens if one leaves. */
  readonly children?: ReactNode
  /** The way to look again. */
  readonly action?: ReactNode
}

export function WaitingPanel({ title, children, action }: WaitingPanelProps) {
  return (
    <div className="waiting-panel" role="status">
      <div className="waiting-bar" aria-hidden="true" />
      <p>
        <b>{title}</b>
      </p>
      {children && <div className="stack-small muted">{children}</div>}
      {action}
    </div>
  )
}
