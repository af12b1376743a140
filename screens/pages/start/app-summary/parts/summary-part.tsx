import type { ReactNode } from 'react'
import type { CopyKey } from '#generated/ids'
import { SummaryList, type SummaryRow } from '../../../../ui/summary-list.tsx'
import { Text } from '../../../../wording/text.tsx'

export interface SummaryPartProps {
  readonly heading: CopyKey
  readonly rows: readonly (readonly [label: CopyKey, value: ReactNode, action?: ReactNode] | SummaryRow)[]
}

/** One group of the application for review. */
export function SummaryPart({ heading, rows }: SummaryPartProps) {
  const shown = rows.map(
    (row): SummaryRow =>
      'label' in row ? row : { label: <Text id={row[0]} />, value: row[1], action: row[2] },
  )
  return (
    <section className="summary-part stack-small">
      <h2>
        <Text id={heading} />
      </h2>
      <SummaryList rows={shown} />
    </section>
  )
}
