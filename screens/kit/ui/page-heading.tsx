import type { ReactNode } from 'react'
import './page-heading.css'

export interface PageHeadingProps {
  /** Text above the title: what the page belongs to. */
  readonly eyebrow?: ReactNode
  /** Title that says what to do: 'Choose your offer'. */
  readonly title: ReactNode
  /** Sentence that says why. */
  readonly lead?: ReactNode
}

/** Heading of a page, its only `h1`. It receives the focus after a navigation. */
export function PageHeading({ eyebrow, title, lead }: PageHeadingProps) {
  return (
    <div className="page-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
