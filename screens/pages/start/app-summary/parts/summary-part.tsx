import type { ReactNode } from 'react'
import type { CopyKey } from '#generated/ids'
import { Icon } from '../../../../kit/ui/icon.tsx'
import { SummaryList, type SummaryRow } from '../../../../kit/ui/summary-list.tsx'
import { useIsNarrow } from '../../../../kit/ui/use-is-narrow.ts'
import { Text } from '../../../../kit/wording/text.tsx'

export interface SummaryPartProps {
  readonly heading: CopyKey
  readonly rows: readonly (readonly [label: string, value: ReactNode, action?: ReactNode] | SummaryRow)[]
  /** Whether the group is open while others are folded. */
  readonly isOpen?: boolean
}

/** Group of the application for review. On a phone it folds to its heading and first answer. */
export function SummaryPart({ heading, rows, isOpen = false }: SummaryPartProps) {
  const shown = rows.map(
    (row): SummaryRow =>
      'label' in row ? row : { label: <Text id={row[0]} />, value: row[1], action: row[2] },
  )
  const folds = useIsNarrow()
  const title = (
    <h3>
      <Text id={heading} />
    </h3>
  )
  if (!folds)
    return (
      <section className="summary-part stack-small">
        {title}
        <SummaryList rows={shown} />
      </section>
    )
  return (
    <details className="summary-part summary-fold" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron" size={18} />
        <span className="small muted">{shown[0]?.value}</span>
      </summary>
      <SummaryList rows={shown} />
    </details>
  )
}
