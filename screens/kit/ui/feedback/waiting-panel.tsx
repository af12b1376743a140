import type { ReactNode } from 'react'
import './waiting-panel.css'

export interface WaitingPanelProps {
  /** Heading that says what is happening. */
  readonly title: ReactNode
  /** Text about the usual duration and what happens if the user leaves. */
  readonly children?: ReactNode
  /** Button that checks again. */
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
