import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ElsewhereLinkProps {
  readonly to: string
  /** Said after the link: that it opens in a new tab. */
  readonly note: string
  readonly children: ReactNode
}

/** A page of somebody else. It opens beside ours, which keeps what was typed. */
export function ElsewhereLink({ to, note, children }: ElsewhereLinkProps) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children} <VisuallyHidden>{note}</VisuallyHidden>
    </a>
  )
}
