import type { ReactNode } from 'react'
import type { CopyKey } from '#generated/ids'
import { Text } from '../../../../journey/text.tsx'
import { SummaryList, type SummaryRow } from '../../../../ui/summary-list.tsx'

export interface SummaryPartProps {
  readonly heading: CopyKey
  readonly rows: readonly (readonly [label: CopyKey, value: ReactNode])[]
}

/** One group of the application for review. */
export function SummaryPart({ heading, rows }: SummaryPartProps) {
  const shown = rows.map(([label, value]): SummaryRow => ({ label: <Text id={label} />, value }))
  return (
    <section className="summary-part stack-small">
      <h2>
        <Text id={heading} />
      </h2>
      <SummaryList rows={shown} />
    </section>
  )
}
