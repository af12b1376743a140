import type { ReactNode } from 'react'
import './page-heading.css'

export interface PageHeadingProps {
  /** What this is part of, above the title. */
  readonly eyebrow?: ReactNode
  /** Says what to do: 'Choose your offer'. */
  readonly title: ReactNode
  /** One sentence that says why. */
  readonly lead?: ReactNode
}

/** The one `h1` of a page; focus lands here on arrival. */
export function PageHeading({ eyebrow, title, lead }: PageHeadingProps) {
  return (
    <div className="page-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
