import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ElsewhereLinkProps {
  readonly to: string
  /** Text after the link for screen readers: that it opens in a new tab. */
  readonly note: string
  readonly children: ReactNode
}

/** Link to a page outside this product. It opens in a new tab, so that drafts stay. */
export function ElsewhereLink({ to, note, children }: ElsewhereLinkProps) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children} <VisuallyHidden>{note}</VisuallyHidden>
    </a>
  )
}
