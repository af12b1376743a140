import type { ReactNode } from 'react'
import './summary-list.css'

export interface SummaryRow {
  readonly label: ReactNode
  readonly value: ReactNode
  /** Change link, whose text names what it changes (`<VisuallyHidden>`). */
  readonly action?: ReactNode
}

/** Answers for review, as a definition list. Rows without a value are left out. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary-list">
      {rows
        .filter(({ value }) => value !== undefined && value !== '')
        .map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own and keep their order
          <div className="summary-row" key={index}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
            {row.action && <dd className="summary-action">{row.action}</dd>}
          </div>
        ))}
    </dl>
  )
}
